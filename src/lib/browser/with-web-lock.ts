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
  // SAFETY: typed as always present, but undefined in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  const running: { work?: Promise<T> } = {};
  const controller = new AbortController();
  // Has no effect once the lock is granted.
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    await locks?.request(name, { signal: controller.signal }, () => (running.work = work()));
  } catch {
    // Either `work` failed and the return statement rejects, or the lock was not granted and `work` runs without it.
  } finally {
    clearTimeout(timer);
  }
  return running.work ?? work();
}
