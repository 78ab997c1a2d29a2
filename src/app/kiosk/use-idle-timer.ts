import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../../lib/time/clock';
import { getIdleState } from './idle-timer';

/** What counts as somebody being there. Scrolling by itself does not: a screen does that on its own. */
const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'keydown',
  'input',
] as const;

/**
 * The seconds that are left to say 'I'm still here', or null while nobody has to (D9). `onGone` is called once they have
 * run out. A tablet that slept is looked at as soon as it wakes.
 */
export function useIdleTimer(idleMs: number, clock: Clock, onTimeout: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const controls = useRef({ stay: () => undefined as void });

  useEffect(() => {
    let lastInput = clock.now();
    let isWarning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const checkIdle = () => {
      clearTimeout(timer);
      // A clock that is set back makes nobody absent.
      const idleState = getIdleState(Math.max(clock.now() - lastInput, 0), idleMs);
      isWarning = idleState.kind === 'warning';
      setSecondsLeft(idleState.kind === 'warning' ? idleState.secondsLeft : null);
      if (idleState.kind === 'timed-out') onTimeout();
      else timer = setTimeout(checkIdle, idleState.nextCheckMs);
    };
    const recordInput = () => {
      // Who is asked has to answer: a sleeve on the screen is nobody.
      if (!isWarning) lastInput = Math.max(clock.now(), lastInput);
    };
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') checkIdle();
    };

    controls.current = {
      stay: () => {
        lastInput = clock.now();
        checkIdle();
      },
    };
    for (const name of INPUT_EVENTS) window.addEventListener(name, recordInput, { capture: true });
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('focus', checkIfVisible);
    checkIdle();
    return () => {
      clearTimeout(timer);
      for (const name of INPUT_EVENTS)
        window.removeEventListener(name, recordInput, { capture: true });
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('focus', checkIfVisible);
    };
  }, [clock, idleMs, onTimeout]);

  return { secondsLeft, stay: () => controls.current.stay() };
}
