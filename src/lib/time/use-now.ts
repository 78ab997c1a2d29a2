import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { useEffect, useState } from 'react';
import { systemClock, type Clock } from './clock';
import { useOnVisible } from '../browser/use-on-visible';

/** A timer is late after the device slept or its clock was set: the time is read again at least this often, in ms. */
const MAX_TIMER_MS = 60_000;

/** Returns the current time (ms since 1970), updated every minute, at local midnight and when the tab is visible again. */
export function useNow(clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const midnight = startOfDay(addDays(now, 1)).getTime();
    const timer = setTimeout(() => setNow(clock.now()), Math.min(midnight - now, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [clock, now]);
  useOnVisible(() => setNow(clock.now()));
  return now;
}
