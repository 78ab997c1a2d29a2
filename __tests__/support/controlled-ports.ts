import { fromPromise, type AnyStateMachine } from 'xstate';
import { isEffectPlaceholder } from '../../machines/effect';
import { PortError, type Failure } from '../../machines/port';

/** One call of a port, answered when the test says so. */
export type PortCall = {
  readonly port: string;
  readonly input: unknown;
  /** Aborted once the machine has no more use for the answer. */
  readonly signal: AbortSignal;
  readonly isSettled: boolean;
};

type OpenCall = PortCall & {
  isSettled: boolean;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Lets everything happen that waits for promises alone. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A failure as a server would cause it. */
export function failure(failed: Partial<Failure> = {}): PortError {
  return new PortError({ reason: 'server', message: null, ...failed });
}

/** A machine whose ports answer when the test says so, and whose effects do nothing; `without` leaves a port open. */
export function controlPorts<Machine extends AnyStateMachine>(
  machine: Machine,
  { without }: { readonly without?: string } = {},
) {
  const calls: OpenCall[] = [];

  const createPort = (port: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ port, input, signal, isSettled: false, resolve, reject });
        }),
    );

  function takeOpen(port: string): OpenCall {
    const call = calls.findLast((one) => one.port === port && !one.isSettled);
    if (call === undefined) throw new Error(`Nothing waits for "${port}".`);
    call.isSettled = true;
    return call;
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
    calls: calls as readonly PortCall[],
    callsOf: (port: string): readonly PortCall[] => calls.filter((call) => call.port === port),
    /** Answers the call that is waiting at `port`. */
    async answer(port: string, output?: unknown): Promise<void> {
      takeOpen(port).resolve(output);
      await settlePromises();
    },
    /** Fails the call that is waiting at `port`. */
    async fail(port: string, error: unknown = failure()): Promise<void> {
      takeOpen(port).reject(error);
      await settlePromises();
    },
  };
}
