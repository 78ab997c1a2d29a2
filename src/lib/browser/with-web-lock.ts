/** Runs `work` while no other tab of this origin runs work under the same name; where locks are not to be had, just runs it. */
export async function withWebLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // SAFETY: typed as always there, and absent where the page is not served securely.
  const locks = navigator.locks as LockManager | undefined;
  const running: { work?: Promise<T> } = {};
  try {
    await locks?.request(name, () => (running.work = work()));
  } catch {
    // Either the work failed, and says so below, or the lock was refused, which holds up nobody.
  }
  return running.work ?? work();
}
