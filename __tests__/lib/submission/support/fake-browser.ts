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
