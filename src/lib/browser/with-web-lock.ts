/** Runs `work` while holding the web lock `name`, in one tab at a time; without web locks it just runs `work`. */
export async function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // SAFETY: typed as always present, but undefined in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  const running: { work?: Promise<T> } = {};
  try {
    await locks?.request(name, () => (running.work = work()));
  } catch {
    // Either `work` failed and the return statement rejects, or the lock was denied and `work` runs without it.
  }
  return running.work ?? work();
}
