import { useEffect, useRef } from 'react';
import { getIdleState } from '../../../machines/kiosk-visit/idle-state';
import { steadyClock, systemClock } from '../../lib/time/clock';
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
 * becomes visible again, since timers stop while a tablet sleeps, as the steady clock may: the time of day says then how
 * long it slept. At other times a difference between both is a clock that was set. Returns the answer to the warning.
 */
export function useIdleTimer(visit: KioskVisitRef): () => void {
  const controls = useRef({ stay: () => undefined as void });

  useEffect(() => {
    const { idleMs } = visit.getSnapshot().context;
    let lastInput = steadyClock.now();
    let steadyLead = getSteadyLead();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const checkIdle = ({ isWaking = document.visibilityState === 'hidden' } = {}) => {
      clearTimeout(timer);
      const lead = getSteadyLead();
      if (isWaking) lastInput -= Math.max(steadyLead - lead, 0);
      steadyLead = lead;
      const sinceInputMs = steadyClock.now() - lastInput;
      const idleState = getIdleState(sinceInputMs, idleMs);
      if (idleState.kind !== 'timed-out') timer = setTimeout(checkIdle, idleState.nextCheckMs);
      visit.send({ type: 'IDLE_CHECKED', sinceInputMs });
    };
    const recordInput = () => {
      // While the warning is open, only its button counts: a touch by accident must not dismiss it.
      if (!visit.getSnapshot().hasTag('warning')) lastInput = steadyClock.now();
    };
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') checkIdle({ isWaking: true });
    };

    controls.current = {
      stay: () => {
        lastInput = steadyClock.now();
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
  }, [visit]);

  return () => controls.current.stay();
}

/** How far the steady clock is ahead of the time of day, in ms; less after the device slept, or its clock was set forward. */
const getSteadyLead = () => steadyClock.now() - systemClock.now();
