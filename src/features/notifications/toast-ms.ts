/** How long a toast of these pages stays, in ms (§9). */
export const TOAST_MS = 2000;
