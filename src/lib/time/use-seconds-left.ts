import { useEffect, useState } from 'react';
import { steadyClock, type Clock } from './clock';

const SECOND_MS = 1000;

/** Returns the whole seconds until `time` of the clock (ms), updated every second; 0 after it. */
export function useSecondsLeft(time: number, clock: Clock = steadyClock): number {
  const [now, setNow] = useState(() => clock.now());
  const secondsLeft = Math.max(0, Math.ceil((time - now) / SECOND_MS));
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setNow(clock.now()), time - now - (secondsLeft - 1) * SECOND_MS);
    return () => clearTimeout(timer);
  }, [clock, now, secondsLeft, time]);
  return secondsLeft;
}
