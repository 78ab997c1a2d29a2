import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { WARNING_MS } from '../../../machines/kiosk-visit/idle-state';
import { Button } from '../../ui/button/button';
import { IdleWarning } from '../idle/idle-warning';
import { watchIdle, type IdleWatch } from '../idle/watch-idle';
import { STARTS_OVER_SOON, STILL_HERE } from './copy';
import type { KioskVisitRef } from './kiosk-visit';

type Props = { readonly visit: KioskVisitRef };

/** Opens after a time without input, and counts down until the kiosk starts over (D9). */
export function IdleWarningDialog({ visit }: Props) {
  const watch = useRef<IdleWatch>(null);
  const secondsLeft = useSelector(visit, (snapshot) =>
    snapshot.hasTag('warning') ? snapshot.context.secondsLeft : null,
  );
  useEffect(() => {
    const watching = watchIdle({
      idleMs: visit.getSnapshot().context.idleMs,
      warningMs: WARNING_MS,
      isWarningOpen: () => visit.getSnapshot().hasTag('warning'),
      onCheck: ({ sinceInputMs }) => visit.send({ type: 'IDLE_CHECKED', sinceInputMs }),
    });
    watch.current = watching;
    return watching.stop;
  }, [visit]);
  const stay = () => {
    visit.send({ type: 'STAYED' });
    watch.current?.stay();
  };
  return (
    <IdleWarning
      secondsLeft={secondsLeft}
      onStay={stay}
      actions={
        <Button isWide onClick={stay}>
          {STILL_HERE()}
        </Button>
      }
    >
      {STARTS_OVER_SOON()}
    </IdleWarning>
  );
}
