import { useEffect, useRef, useState } from 'react';
import type { Clock } from '../../lib/time/clock';
import { getIdleState } from './idle-timer';

/** Scroll events do not count as input: pages also scroll without a user. */
const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'keydown',
  'input',
] as const;

/**
 * Idle timer of a kiosk (D9). `secondsLeft` is null until the warning opens; `onTimeout` is called when the countdown
 * ends. Checks at once when the page becomes visible again, since timers stop while a tablet sleeps.
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
      // The clock may be set back.
      const idleState = getIdleState(Math.max(clock.now() - lastInput, 0), idleMs);
      isWarning = idleState.kind === 'warning';
      setSecondsLeft(idleState.kind === 'warning' ? idleState.secondsLeft : null);
      if (idleState.kind === 'timed-out') onTimeout();
      else timer = setTimeout(checkIdle, idleState.nextCheckMs);
    };
    const recordInput = () => {
      // While the warning is open, only its button counts: a touch by accident must not dismiss it.
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
