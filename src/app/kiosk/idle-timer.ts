/** How long a kiosk asks whether somebody is still there before it starts over (D9), in ms. */
export const WARNING_MS = 20_000;

/** A timer of the browser overflows beyond 24 days, and one of a tablet that slept is late: none is trusted for longer. */
const MAX_TIMER_MS = 60_000;
const SECOND_MS = 1000;

/** Somebody is there, is asked, or has gone; `nextLookMs` is when that can be different at the earliest. */
export type IdleState =
  | { readonly kind: 'active'; readonly nextCheckMs: number }
  | { readonly kind: 'warning'; readonly secondsLeft: number; readonly nextCheckMs: number }
  | { readonly kind: 'timed-out' };

/** Tells by the times alone whether anybody is still there: `sinceInputMs` ago something was pressed or typed (D9). */
export function getIdleState(sinceInputMs: number, idleMs: number): IdleState {
  if (sinceInputMs < idleMs) {
    return { kind: 'active', nextCheckMs: Math.min(idleMs - sinceInputMs, MAX_TIMER_MS) };
  }
  const leftMs = idleMs + WARNING_MS - sinceInputMs;
  if (leftMs <= 0) return { kind: 'timed-out' };
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  return { kind: 'warning', secondsLeft, nextCheckMs: leftMs - (secondsLeft - 1) * SECOND_MS };
}
