import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { useEffect, useState } from 'react';
import { systemClock, type Clock } from './clock';
import { useOnVisible } from '../browser/use-on-visible';

/** Returns the current time (ms since 1970), updated at local midnight and whenever the tab becomes visible again. */
export function useNow(clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const midnight = startOfDay(addDays(now, 1)).getTime();
    const timer = setTimeout(() => setNow(clock.now()), midnight - now);
    return () => clearTimeout(timer);
  }, [clock, now]);
  useOnVisible(() => setNow(clock.now()));
  return now;
}
