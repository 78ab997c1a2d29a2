import { useEffect, useState } from 'react';
import type { Time } from '../../../machines/completed-since';
import { KIOSK_RETURN_MS } from '../../../machines/submission/kiosk-return';
import { steadyClock, systemClock } from '../../lib/time/clock';
import { useSecondsLeft } from '../../lib/time/use-seconds-left';
import { formatStartsOver } from './copy';

type Props = {
  /** When the seconds begin; null for now. */
  readonly submittedAt: Time;
  /** Starts over, where no flow does. */
  readonly onEnd?: () => void;
};

/** After a submit on a shared device: the seconds until it starts over (D7). */
export function StartsOver({ submittedAt, onEnd }: Props) {
  const [endsAt] = useState(() => {
    const sinceSubmitMs = Math.max(systemClock.now() - (submittedAt ?? systemClock.now()), 0);
    return steadyClock.now() + KIOSK_RETURN_MS - sinceSubmitMs;
  });
  const secondsLeft = useSecondsLeft(endsAt);
  useEffect(() => {
    if (secondsLeft === 0) onEnd?.();
  }, [secondsLeft, onEnd]);
  return <p>{formatStartsOver(secondsLeft)}</p>;
}
