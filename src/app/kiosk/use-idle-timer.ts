import { useEffect, useRef } from 'react';
import { getIdleState } from '../../../machines/kiosk-visit/idle-state';
import type { Clock } from '../../lib/time/clock';
import type { KioskVisitRef } from './kiosk-visit';

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
 * Tells the visit how long ago the last input was, whenever that can change its state (D9). Checks at once when the page
 * becomes visible again, since timers stop while a tablet sleeps. Returns the answer to the warning.
 */
export function useIdleTimer(visit: KioskVisitRef, clock: Clock): () => void {
  const controls = useRef({ stay: () => undefined as void });

  useEffect(() => {
    const { idleMs } = visit.getSnapshot().context;
    let lastInput = clock.now();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const checkIdle = () => {
      clearTimeout(timer);
      // The clock may be set back.
      const sinceInputMs = Math.max(clock.now() - lastInput, 0);
      const idleState = getIdleState(sinceInputMs, idleMs);
      if (idleState.kind !== 'timed-out') timer = setTimeout(checkIdle, idleState.nextCheckMs);
      visit.send({ type: 'IDLE_CHECKED', sinceInputMs });
    };
    const recordInput = () => {
      // While the warning is open, only its button counts: a touch by accident must not dismiss it.
      if (!visit.getSnapshot().hasTag('warning')) lastInput = Math.max(clock.now(), lastInput);
    };
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') checkIdle();
    };

    controls.current = {
      stay: () => {
        lastInput = clock.now();
        visit.send({ type: 'STAYED' });
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
  }, [clock, visit]);

  return () => controls.current.stay();
}
