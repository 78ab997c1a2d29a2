type Listener = (event: object) => void;

/** The events of an element. */
export type Emitter = {
  readonly on: (type: string, listener: Listener) => void;
  readonly once: (type: string, listener: Listener) => void;
  /** Without a listener, removes all listeners of the type. */
  readonly off: (type: string, listener?: Listener) => void;
  readonly emit: (type: string, event?: object) => void;
};

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const getListeners = (type: string) => {
    const existing = listeners.get(type) ?? new Set<Listener>();
    listeners.set(type, existing);
    return existing;
  };
  return {
    on: (type, listener) => void getListeners(type).add(listener),
    once: (type, listener) => {
      const once: Listener = (event) => {
        getListeners(type).delete(once);
        listener(event);
      };
      getListeners(type).add(once);
    },
    off: (type, listener) => {
      if (listener === undefined) listeners.delete(type);
      else getListeners(type).delete(listener);
    },
    emit: (type, event = {}) => {
      for (const listener of [...getListeners(type)])
        listener({ elementType: 'payment', ...event });
    },
  };
}
