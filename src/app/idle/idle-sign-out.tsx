import { useEffect, useRef, useState } from 'react';
import { lastInput, SIGN_OUT_WARNING_MS } from '../../state/last-input';
import { Button } from '../../ui/button/button';
import { SIGN_OUT_NOW, SIGNED_OUT_SOON, STAY_SIGNED_IN } from './copy';
import { IdleWarning } from './idle-warning';
import { watchIdle, type IdleWatch } from './watch-idle';

type Props = {
  /** The time without input in any tab after which the warning opens (`idleMinutes`), in ms. */
  readonly idleMs: number;
  /** Nobody has answered the warning. */
  readonly onTimeout: () => void;
  /** 'Sign out now' is a sign-out like any other (D10). */
  readonly onSignOut: () => void;
};

/** On shared computers: warns on a signed-in page that nobody uses, then signs out. */
export function IdleSignOut({ idleMs, onTimeout, onSignOut }: Props) {
  const watch = useRef<IdleWatch>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    let isWarningOpen = false;
    const watching = watchIdle({
      idleMs,
      warningMs: SIGN_OUT_WARNING_MS,
      isWarningOpen: () => isWarningOpen,
      onCheck: ({ state }) => {
        isWarningOpen = state.kind === 'warning';
        setSecondsLeft(state.kind === 'warning' ? state.secondsLeft : null);
        if (state.kind === 'timed-out') onTimeout();
      },
      shared: lastInput,
    });
    watch.current = watching;
    return watching.stop;
  }, [idleMs, onTimeout]);
  const stay = () => watch.current?.stay();
  return (
    <IdleWarning
      secondsLeft={secondsLeft}
      onStay={stay}
      actions={
        <>
          <Button onClick={stay}>{STAY_SIGNED_IN()}</Button>
          <Button variant="secondary" onClick={onSignOut}>
            {SIGN_OUT_NOW()}
          </Button>
        </>
      }
    >
      {SIGNED_OUT_SOON()}
    </IdleWarning>
  );
}
