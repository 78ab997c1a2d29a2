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

/** Installs a lock manager, which jsdom lacks; each lock is held by one tab at a time. */
export function installLocks(): void {
  const held = new Set<string>();
  const lastTurns = new Map<string, Promise<unknown>>();
  const request = <T>(name: string, _options: object, work: () => Promise<T>): Promise<T> => {
    const previous = lastTurns.get(name) ?? Promise.resolve();
    const turn = previous.then(async () => {
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    });
    lastTurns.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}
