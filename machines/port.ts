import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * Why a request failed; `message` is the text from the server, or null without one (§8). Only `rejected` is a refusal; after
 * every other reason the same request may succeed later.
 */
export type Failure = {
  readonly reason: 'offline' | 'timeout' | 'busy' | 'rejected' | 'server' | 'malformed';
  readonly message: string | null;
  /** Of the response; null or absent without one. */
  readonly status?: number | null;
  /** The server has refused the request itself; the reason is that of what had to follow, the refresh of the session. */
  readonly wasRefused?: boolean;
  /** An earlier attempt of the same command had no certain outcome: it may have arrived, whatever became of this one (D10). */
  readonly wasUncertain?: boolean;
};

/** The error that the implementation of a port throws, so that a machine can read the failure. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? failure.reason);
    this.failure = failure;
  }
}

/** Thrown by a port without an implementation: a programming error, not a failure to show to the user. */
class MissingPortError extends Error {
  override readonly name = 'MissingPortError';

  constructor(port: string) {
    super(`The port "${port}" has no implementation.`);
  }
}

/**
 * Gets the failure of a port's error; any other error becomes `malformed`. Rethrows the error of a port without an
 * implementation, so that the machine stops instead of treating it as a failed request.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof MissingPortError) throw error;
  return error instanceof PortError ? error.failure : { reason: 'malformed', message: null };
}

/** True if the server refused the request; after any other failure it may have been received. */
export function isRejection(error: unknown): boolean {
  return toFailure(error).reason === 'rejected';
}

/** A typed placeholder for an actor, implemented with `machine.provide`; without that it rejects with `name`. */
export function port<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new MissingPortError(name)));
}

/** The arguments with which xstate computes the parameters of an `onError` action. */
export type ErrorArgs = { readonly event: { readonly error: unknown } };

/** An `onError` action or guard that takes the error as its parameter, such as `withError('setFailure')`. */
export function withError<Type extends string>(type: Type) {
  return { type, params: ({ event }: ErrorArgs) => ({ error: event.error }) };
}

/** An action or guard that takes the event as its parameter, such as `withEvent('setAnswer')`. */
export function withEvent<Type extends string>(type: Type) {
  return { type, params: <Event>({ event }: { readonly event: Event }) => event };
}

/** An `onDone` action or guard that takes the output of the actor as its parameter, such as `withOutput('setLoaded')`. */
export function withOutput<Type extends string>(type: Type) {
  return {
    type,
    params: <Output>({ event }: { readonly event: { readonly output: Output } }) => event.output,
  };
}
