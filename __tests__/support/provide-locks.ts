type Held = { readonly mode: LockMode; readonly reject: (error: DOMException) => void };
type Waiting = { readonly mode: LockMode; readonly grant: () => void };
type Callback = (lock: Lock | null) => unknown;

/** Gives the tabs of this process web locks, as far as the app uses them; returns the names of those that are held. */
export function provideLocks(): () => readonly string[] {
  const held = new Map<string, Set<Held>>();
  const waiting = new Map<string, Waiting[]>();
  const heldUnder = (name: string) => getOrAdd(held, name, () => new Set<Held>());
  const waitingFor = (name: string) => getOrAdd(waiting, name, (): Waiting[] => []);
  const isFree = (name: string, mode: LockMode) =>
    [...heldUnder(name)].every((lock) => mode === 'shared' && lock.mode === 'shared');
  const grantNext = (name: string) => {
    const [next] = waitingFor(name);
    if (next === undefined || !isFree(name, next.mode)) return;
    waitingFor(name).shift();
    next.grant();
    grantNext(name);
  };

  const request = (name: string, options: LockOptions, callback: Callback) =>
    new Promise((resolve, reject: (error: DOMException) => void) => {
      const { mode = 'exclusive', ifAvailable = false, steal = false, signal } = options;
      const abort = (message: string) => reject(new DOMException(message, 'AbortError'));
      const grant = () => {
        const lock = { mode, reject };
        heldUnder(name).add(lock);
        const release = () => {
          heldUnder(name).delete(lock);
          grantNext(name);
        };
        const done = Promise.resolve(callback({ name, mode })).finally(release);
        done.then(resolve, reject);
      };
      if (signal?.aborted === true) {
        abort('Aborted.');
      } else if (steal) {
        for (const lock of heldUnder(name)) lock.reject(new DOMException('Stolen.', 'AbortError'));
        heldUnder(name).clear();
        grant();
      } else if (isFree(name, mode) && waitingFor(name).length === 0) {
        grant();
      } else if (ifAvailable) {
        resolve(callback(null));
      } else {
        const entry = { mode, grant };
        waitingFor(name).push(entry);
        signal?.addEventListener('abort', () => {
          const index = waitingFor(name).indexOf(entry);
          if (index < 0) return;
          waitingFor(name).splice(index, 1);
          abort('Aborted.');
        });
      }
    });

  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => [...held].flatMap(([name, locks]) => (locks.size > 0 ? [name] : []));
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** Takes the web locks away again. */
export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
