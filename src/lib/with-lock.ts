/** Runs `work` while no other tab of this origin runs work under the same name; where locks are unknown, just runs it. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // SAFETY: typed as always there, and absent where the page is not served securely.
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : locks.request(name, work);
}
