/** How long a toast of this step stays, in ms (§9). */
export const TOAST_MS = 3000;
