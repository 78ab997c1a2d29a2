import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** Why a call failed, in words a flow can act on; `message` is the server's own text, or null without one (§8). */
export type Failure = {
  readonly reason: 'offline' | 'timeout' | 'rejected' | 'server' | 'malformed';
  readonly message: string | null;
};

/** What a provided port throws, so that a flow can tell one failure from another. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? failure.reason);
    this.failure = failure;
  }
}

/** What a port that nobody provides throws. It is a mistake in the building of the app, not a failure to tell a person of. */
class MissingPortError extends Error {
  override readonly name = 'MissingPortError';

  constructor(port: string) {
    super(`Nobody provides the port "${port}".`);
  }
}

/**
 * The failure in a port's error; an error of any other kind counts as an answer that made no sense. Throws for a port
 * that nobody provides, so that the machine stops instead of going on as if a call had failed.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof MissingPortError) throw error;
  return error instanceof PortError ? error.failure : { reason: 'malformed', message: null };
}

/** A typed hole for an actor: whoever runs the machine provides it; left open, it fails loudly with its name. */
export function port<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new MissingPortError(name)));
}

/** What xstate passes to the parameters of an `onError`. */
export type ErrorArgs = { readonly event: { readonly error: unknown } };

/** An action or guard of an `onError` that takes the error as its parameter, such as `withError('setFailure')`. */
export function withError<Type extends string>(type: Type) {
  return { type, params: ({ event }: ErrorArgs) => ({ error: event.error }) };
}
