/** What connects a flow to the other tabs with its form, once it has all its answers. */
export type LateConnection = {
  /** Keeps it for `connect`. */
  readonly connectLater: (connect: () => void) => void;
  readonly connect: () => void;
};

/**
 * Holds back the connection of a flow that gets the answers of the first view later: without them, it would end when another
 * tab has sent any.
 */
export function createLateConnection(): LateConnection {
  let connect = (): void => undefined;
  return {
    connectLater: (connectFlow) => {
      connect = connectFlow;
    },
    connect: () => connect(),
  };
}
