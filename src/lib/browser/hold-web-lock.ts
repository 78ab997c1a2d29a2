/** A web lock that is held until it is released or stolen. */
export type HeldLock = {
  /** Resolves when others can have the lock. */
  readonly release: () => Promise<void>;
};

type Options = Omit<LockOptions, 'signal'> & {
  /** Ends the waiting; has no effect once the lock is held. */
  readonly signal?: AbortSignal;
  /** Called when another document has stolen the lock. */
  readonly onStolen?: () => void;
};

const NO_LOCK: HeldLock = { release: () => Promise.resolve() };

/**
 * Waits for the web lock `name`, and holds it; null if it is not available or `signal` was aborted first. Where web locks do
 * not work (an insecure context, a blocked origin) every request is granted.
 */
export function holdWebLock(
  name: string,
  { onStolen, ...options }: Options = {},
): Promise<HeldLock | null> {
  // SAFETY: typed as always present, but undefined in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve(NO_LOCK);
  return new Promise((resolve) => {
    let isHeld = false;
    let end: () => void;
    const released = new Promise<void>((resolveReleased) => {
      end = resolveReleased;
    });
    const hold = (lock: Lock | null): Promise<void> | null => {
      if (lock === null) return null;
      isHeld = true;
      resolve({
        release: () => {
          isHeld = false;
          end();
          return over;
        },
      });
      return released;
    };
    const over = locks.request(name, options, hold).then(
      () => resolve(null),
      (error: unknown) => {
        if (isHeld) onStolen?.();
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        resolve(isAborted ? null : NO_LOCK);
      },
    );
  });
}
