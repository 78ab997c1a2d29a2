/** How a toast looks, and for how many milliseconds it stays (§9). */
export type ToastOptions = { tone?: 'success' | 'error' | 'info'; durationMs?: number };
