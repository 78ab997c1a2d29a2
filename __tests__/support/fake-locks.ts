/**
 * Provides `navigator.locks` for the tabs of one process, as far as the app uses it: one holder at a time, in the order of the
 * requests. Returns a function that removes it.
 */
export function provideLocks(): () => void {
  const held = new Set<string>();
  const queues = new Map<string, Promise<unknown>>();

  const request = (
    name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> => {
    const run = async () => {
      signal.throwIfAborted();
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    };
    const result = (queues.get(name) ?? Promise.resolve()).then(run);
    queues.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
