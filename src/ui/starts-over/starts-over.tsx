import { useState } from 'react';
import type { Time } from '../../../machines/completed-since';
import { KIOSK_RETURN_MS } from '../../../machines/submission/kiosk-return';
import { systemClock } from '../../lib/time/clock';
import { useSecondsLeft } from '../../lib/time/use-seconds-left';
import { formatStartsOver } from './copy';

/** After a submit on a shared device: the seconds until it starts over (D7). */
export function StartsOver({ submittedAt }: { readonly submittedAt: Time }) {
  const [endsAt] = useState((submittedAt ?? systemClock.now()) + KIOSK_RETURN_MS);
  return <p>{formatStartsOver(useSecondsLeft(endsAt))}</p>;
}
