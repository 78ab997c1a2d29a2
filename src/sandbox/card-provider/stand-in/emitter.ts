type Listener = (event: object) => void;

/** What a page may listen to of an element. */
export type Emitter = {
  readonly on: (type: string, listener: Listener) => void;
  readonly once: (type: string, listener: Listener) => void;
  /** Without a listener, all of that type. */
  readonly off: (type: string, listener?: Listener) => void;
  readonly emit: (type: string, event?: object) => void;
};

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const of = (type: string) => {
    const known = listeners.get(type) ?? new Set<Listener>();
    listeners.set(type, known);
    return known;
  };
  return {
    on: (type, listener) => void of(type).add(listener),
    once: (type, listener) => {
      const once: Listener = (event) => {
        of(type).delete(once);
        listener(event);
      };
      of(type).add(once);
    },
    off: (type, listener) => {
      if (listener === undefined) listeners.delete(type);
      else of(type).delete(listener);
    },
    emit: (type, event = {}) => {
      for (const listener of [...of(type)]) listener({ elementType: 'payment', ...event });
    },
  };
}
