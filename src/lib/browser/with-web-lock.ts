/** How long to wait for a lock, in ms: a tab that the browser has suspended never releases its own. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Runs `work` while holding the web lock `name`, in one tab at a time. Without web locks, or if another tab holds the lock
 * for too long, it just runs `work`.
 */
export async function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // SAFETY: typed as always present, but undefined in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  const running: { work?: Promise<T> } = {};
  const controller = new AbortController();
  // Has no effect once the lock is granted.
  const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
  try {
    await locks?.request(name, { signal: controller.signal }, () => (running.work = work()));
  } catch {
    // Either `work` failed and the return statement rejects, or the lock was not granted and `work` runs without it.
  } finally {
    clearTimeout(timer);
  }
  return running.work ?? work();
}
