/** The tone of a toast and its duration in milliseconds (§9). */
export type ToastOptions = { tone?: 'success' | 'error' | 'info'; durationMs?: number };
