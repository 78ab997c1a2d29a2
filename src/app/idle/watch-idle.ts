import { getIdleState, type IdleState } from '../../../machines/kiosk-visit/idle-state';
import { steadyClock, systemClock } from '../../lib/time/clock';

/** Scroll events do not count as input: pages also scroll without a user. A screen reader may press with a click alone. */
const INPUT_EVENTS = [
  'click',
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'keydown',
  'input',
] as const;

/** Other tabs know of an input at most this late, in ms. */
const SHARE_INTERVAL_MS = 1000;

/** The time of the last input in any tab, in ms since 1970; null if there was none. */
type SharedInput = {
  readonly read: () => number | null;
  readonly write: (time: number) => void;
};

type Options = {
  /** The time without input after which a warning opens, and how long it counts down, in ms. */
  readonly idleMs: number;
  readonly warningMs: number;
  readonly isWarningOpen: () => boolean;
  readonly onCheck: (check: { readonly state: IdleState; readonly sinceInputMs: number }) => void;
  /** Without it the page that opens counts as input, and other tabs do not. */
  readonly shared?: SharedInput;
};

export type IdleWatch = {
  /** The answer to the warning. */
  readonly stay: () => void;
  readonly stop: () => void;
};

/**
 * Says how long ago the last input was, whenever that can change what is shown (D9). Checks at once when the page becomes
 * visible again, since timers stop while a device sleeps, as the steady clock may: the time of day says then how long it
 * slept. A timer may run before that event, so only the event or an input settles the difference.
 */
export function watchIdle(options: Options): IdleWatch {
  const { idleMs, warningMs, isWarningOpen, onCheck, shared } = options;
  // The first input after a sleep, or the answer to a warning, may come before the event, and from somebody else. At a kiosk
  // a difference of the clocks is rather a clock that was set, while a visitor is there.
  const mayHaveSlept = shared !== undefined;
  let lastInput = steadyClock.now() - (getSinceShared(shared) ?? 0);
  let lastShared = -Infinity;
  let steadyLead = getSteadyLead();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setLastInput = () => {
    lastInput = steadyClock.now();
    steadyLead = getSteadyLead();
    if (lastInput - lastShared < SHARE_INTERVAL_MS) return;
    lastShared = lastInput;
    shared?.write(systemClock.now());
  };
  /** How long the device has slept since the last input, in ms. */
  const getSleptMs = () => Math.max(steadyLead - getSteadyLead(), 0);
  const checkIdle = ({ isWaking = document.visibilityState === 'hidden' } = {}) => {
    clearTimeout(timer);
    if (isWaking) {
      lastInput -= getSleptMs();
      steadyLead = getSteadyLead();
    }
    const sinceInputMs = Math.min(
      steadyClock.now() - lastInput,
      getSinceShared(shared) ?? Infinity,
    );
    const state = getIdleState(sinceInputMs, idleMs, warningMs);
    if (state.kind !== 'timed-out') timer = setTimeout(checkIdle, state.nextCheckMs);
    onCheck({ state, sinceInputMs });
    return state.kind;
  };
  const recordInput = () => {
    // While the warning is open, only its button counts: a touch by accident must not dismiss it.
    if (isWarningOpen()) return;
    const isLate = mayHaveSlept && steadyClock.now() - lastInput + getSleptMs() >= idleMs;
    if (!isLate || checkIdle({ isWaking: true }) === 'active') setLastInput();
  };
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') checkIdle({ isWaking: true });
  };

  for (const name of INPUT_EVENTS) window.addEventListener(name, recordInput, { capture: true });
  document.addEventListener('visibilitychange', checkIfVisible);
  window.addEventListener('focus', checkIfVisible);
  checkIdle();
  return {
    stay: () => {
      if (mayHaveSlept && checkIdle({ isWaking: true }) === 'timed-out') return;
      lastShared = -Infinity;
      setLastInput();
      checkIdle();
    },
    stop: () => {
      clearTimeout(timer);
      for (const name of INPUT_EVENTS)
        window.removeEventListener(name, recordInput, { capture: true });
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('focus', checkIfVisible);
    },
  };
}

/** The time since the last input in any tab, in ms; null if none is known. */
function getSinceShared(shared: SharedInput | undefined): number | null {
  const time = shared?.read() ?? null;
  // A time that lies ahead was written before the clock was set.
  return time === null || time > systemClock.now() ? null : systemClock.now() - time;
}

/** How far the steady clock is ahead of the time of day, in ms; less after the device slept, or its clock was set forward. */
const getSteadyLead = () => steadyClock.now() - systemClock.now();
