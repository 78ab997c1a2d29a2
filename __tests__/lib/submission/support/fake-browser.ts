/** Installs a BroadcastChannel that delivers to the other open channels of the same name in this process. */
export function installChannels() {
  /** All messages, in their order. */
  const posted: unknown[] = [];
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }
    postMessage(data: unknown): void {
      if (!open.has(this)) throw new DOMException('Closed.', 'InvalidStateError');
      posted.push(data);
      const others = [...open].filter((other) => other !== this && other.name === this.name);
      for (const other of others) void other.receive(data);
    }
    async receive(data: unknown): Promise<void> {
      await Promise.resolve();
      if (open.has(this)) this.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      open.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
  return { posted: posted as readonly unknown[], getOpenCount: () => open.size };
}

type LockOptions = { readonly ifAvailable?: boolean };

/** Installs a lock manager, which jsdom lacks; each lock is held by one tab at a time. */
export function installLocks(): void {
  const turns = new Map<string, { count: number; last: Promise<unknown> }>();
  const request = async <T>(
    name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: { readonly name: string } | null) => Promise<T>,
  ): Promise<T> => {
    const queue = turns.get(name) ?? { count: 0, last: Promise.resolve() };
    turns.set(name, queue);
    if (ifAvailable && queue.count > 0) return work(null);
    queue.count += 1;
    const turn = queue.last.then(() => work({ name }));
    queue.last = turn.then(
      () => (queue.count -= 1),
      () => (queue.count -= 1),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
