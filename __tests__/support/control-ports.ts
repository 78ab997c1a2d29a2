import { fromPromise, type AnyActor, type AnyStateMachine } from 'xstate';
import { isEffectPlaceholder } from '../../machines/effect';
import { PortError, type Failure } from '../../machines/port';

/** One invocation of a port, settled by the test. */
export type PortRequest = {
  readonly port: string;
  readonly input: unknown;
  /** Aborted when the machine no longer needs the result. */
  readonly signal: AbortSignal;
  readonly isSettled: boolean;
};

type PendingRequest = PortRequest & {
  isSettled: boolean;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Runs all pending promise callbacks. */
export async function flushPromises(): Promise<void> {
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
}

/** Collects the errors that stop the actor, which would otherwise end the process. */
export function collectErrors(actor: AnyActor): readonly unknown[] {
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  return errors;
}

/** A port error with a server failure; `overrides` change its fields. */
export function failure(overrides: Partial<Failure> = {}): PortError {
  return new PortError({ reason: 'server', message: null, ...overrides });
}

/** Provides a machine with ports that the test settles and effects that do nothing; `without` names a port to leave out. */
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
    const request = requests.findLast((pending) => pending.port === port && !pending.isSettled);
    if (request === undefined) throw new Error(`No request of "${port}" is pending.`);
    request.isSettled = true;
    return request;
  }

  const { actors, actions } = machine.implementations;
  const names = Object.keys(actors).filter((name) => name !== without);
  const effects = Object.keys(actions).filter((name) => isEffectPlaceholder(actions[name]));
  return {
    // SAFETY: the same machine; the test resolves its ports with values of their types.
    machine: machine.provide({
      actors: Object.fromEntries(names.map((name) => [name, createPort(name)])),
      actions: Object.fromEntries(effects.map((name) => [name, () => undefined])),
    }) as Machine,
    names: names as readonly string[],
    /** All requests so far, the oldest first. */
    requests: requests as readonly PortRequest[],
    getRequests: (port: string): readonly PortRequest[] =>
      requests.filter((request) => request.port === port),
    /** Resolves the pending request of `port`. */
    async resolve(port: string, output?: unknown): Promise<void> {
      takePending(port).resolve(output);
      await flushPromises();
    },
    /** Rejects the pending request of `port`. */
    async reject(port: string, error: unknown = failure()): Promise<void> {
      takePending(port).reject(error);
      await flushPromises();
    },
  };
}
