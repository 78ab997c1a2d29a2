/** How long a kiosk asks whether somebody is still there before it starts over (D9), in ms. */
export const WARNING_MS = 20_000;

/** A timer of the browser overflows beyond 24 days, and one of a tablet that slept is late: none is trusted for longer. */
const LONGEST_WAIT_MS = 60_000;
const SECOND_MS = 1000;

/** Somebody is there, is asked, or has gone; `nextLookMs` is when that can be different at the earliest. */
export type Presence =
  | { readonly kind: 'there'; readonly nextLookMs: number }
  | { readonly kind: 'asked'; readonly secondsLeft: number; readonly nextLookMs: number }
  | { readonly kind: 'gone' };

/** Tells by the times alone whether anybody is still there: `sinceInputMs` ago something was pressed or typed (D9). */
export function presenceAfter(sinceInputMs: number, idleMs: number): Presence {
  if (sinceInputMs < idleMs) {
    return { kind: 'there', nextLookMs: Math.min(idleMs - sinceInputMs, LONGEST_WAIT_MS) };
  }
  const leftMs = idleMs + WARNING_MS - sinceInputMs;
  if (leftMs <= 0) return { kind: 'gone' };
  const secondsLeft = Math.ceil(leftMs / SECOND_MS);
  return { kind: 'asked', secondsLeft, nextLookMs: leftMs - (secondsLeft - 1) * SECOND_MS };
}
