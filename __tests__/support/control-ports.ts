import { fromPromise, type AnyStateMachine } from 'xstate';
import { isEffectPlaceholder } from '../../machines/effect';
import { PortError, type Failure } from '../../machines/port';

/** One call of a port, answered when the test says so. */
export type PortRequest = {
  readonly port: string;
  readonly input: unknown;
  /** Aborted once the machine has no more use for the answer. */
  readonly signal: AbortSignal;
  readonly isSettled: boolean;
};

type PendingRequest = PortRequest & {
  isSettled: boolean;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Lets everything happen that waits for promises alone. */
export async function flushPromises(): Promise<void> {
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
}

/** A failure as a server would cause it. */
export function failure(overrides: Partial<Failure> = {}): PortError {
  return new PortError({ reason: 'server', message: null, ...overrides });
}

/** A machine whose ports answer when the test says so, and whose effects do nothing; `without` leaves a port open. */
export function controlPorts<Machine extends AnyStateMachine>(
  machine: Machine,
  { without }: { readonly without?: string } = {},
) {
  const requests: PendingRequest[] = [];

  const createPort = (port: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          requests.push({ port, input, signal, isSettled: false, resolve, reject });
        }),
    );

  function takePending(port: string): PendingRequest {
    const request = requests.findLast((one) => one.port === port && !one.isSettled);
    if (request === undefined) throw new Error(`Nothing waits for "${port}".`);
    request.isSettled = true;
    return request;
  }

  const { actors, actions } = machine.implementations;
  const names = Object.keys(actors).filter((name) => name !== without);
  const effects = Object.keys(actions).filter((name) => isEffectPlaceholder(actions[name]));
  return {
    // SAFETY: the same machine; what its ports answer is the test's to keep to their types.
    machine: machine.provide({
      actors: Object.fromEntries(names.map((name) => [name, createPort(name)])),
      actions: Object.fromEntries(effects.map((name) => [name, () => undefined])),
    }) as Machine,
    names: names as readonly string[],
    /** Every call so far, the oldest first. */
    calls: requests as readonly PortRequest[],
    getRequests: (port: string): readonly PortRequest[] =>
      requests.filter((request) => request.port === port),
    /** Answers the call that is waiting at `port`. */
    async resolve(port: string, output?: unknown): Promise<void> {
      takePending(port).resolve(output);
      await flushPromises();
    },
    /** Fails the call that is waiting at `port`. */
    async reject(port: string, error: unknown = failure()): Promise<void> {
      takePending(port).reject(error);
      await flushPromises();
    },
  };
}
