/** Duration of the countdown before a kiosk starts over (D9), in ms. */
export const WARNING_MS = 20_000;

/** `setTimeout` overflows beyond 24.8 days and is late after a tablet slept: check at least this often, in ms. */
const MAX_TIMER_MS = 60_000;
const SECOND_MS = 1000;

/** `nextCheckMs`: the earliest time, from now, at which the state can change. */
export type IdleState =
  | { readonly kind: 'active'; readonly nextCheckMs: number }
  | { readonly kind: 'warning'; readonly secondsLeft: number; readonly nextCheckMs: number }
  | { readonly kind: 'timed-out' };

/** The state after `sinceInputMs` without input; the warning opens after `idleMs`, and counts down `warningMs` (D9). */
export function getIdleState(
  sinceInputMs: number,
  idleMs: number,
  warningMs = WARNING_MS,
): IdleState {
  if (sinceInputMs < idleMs) {
    return { kind: 'active', nextCheckMs: Math.min(idleMs - sinceInputMs, MAX_TIMER_MS) };
  }
  const leftMs = idleMs + warningMs - sinceInputMs;
  if (leftMs <= 0) return { kind: 'timed-out' };
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  return { kind: 'warning', secondsLeft, nextCheckMs: leftMs - (secondsLeft - 1) * SECOND_MS };
}
