type Listener = (event: object) => void;

/** The events of an element; `on`, `once` and `off` return it. */
export class Emitter {
  private readonly listeners = new Map<string, Set<Listener>>();

  private getListeners(type: string): Set<Listener> {
    const existing = this.listeners.get(type) ?? new Set<Listener>();
    this.listeners.set(type, existing);
    return existing;
  }

  on(type: string, listener: Listener): this {
    this.getListeners(type).add(listener);
    return this;
  }

  once(type: string, listener: Listener): this {
    const once: Listener = (event) => {
      this.off(type, once);
      listener(event);
    };
    return this.on(type, once);
  }

  /** Without a listener, removes all listeners of the type. */
  off(type: string, listener?: Listener): this {
    if (listener === undefined) this.listeners.delete(type);
    else this.getListeners(type).delete(listener);
    return this;
  }

  protected emit(type: string, event: object = {}): void {
    for (const listener of [...this.getListeners(type)])
      listener({ elementType: 'payment', ...event });
  }
}
