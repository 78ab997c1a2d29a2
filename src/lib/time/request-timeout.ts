/** How long a request may take, in ms (D2). */
export const REQUEST_TIMEOUT_MS = 30_000;
