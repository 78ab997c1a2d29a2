import { addDays, startOfDay } from 'date-fns';
import { useEffect, useState } from 'react';
import { systemClock, type Clock } from '../../lib/clock';

/** The time (ms since 1970), read again at local midnight and whenever the page is looked at again. */
export function useNow(clock: Clock = systemClock): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const midnight = startOfDay(addDays(now, 1)).getTime();
    const timer = setTimeout(read, midnight - now);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [clock, now]);
  return now;
}
