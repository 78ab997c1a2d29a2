import { holdWebLock, type HeldLock } from './hold-web-lock';

/** Runs `work`, then releases `lock`. */
export async function runHolding<T>(lock: HeldLock | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await lock?.release();
  }
}

/**
 * Runs `work` while holding the web lock `name`, in one tab at a time. Without web locks, or after waiting for `timeoutMs`, it
 * just runs `work`: a tab that the browser has suspended never releases its lock, as a closed one does. The timeout must not be
 * shorter than the work takes at most: a tab that is only slow is waited for.
 */
export async function withWebLock<T>(
  name: string,
  timeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const lock = await holdWebLock(name, { signal: controller.signal });
  clearTimeout(timer);
  return runHolding(lock, work);
}
