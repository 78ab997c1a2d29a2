/** How long a kiosk shows the confirmation of a submit before it starts over, in ms (D7). */
export const KIOSK_RETURN_MS = 10_000;
