import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { PortError } from '../../machines/port';
import type { ApiDispatch, ApiState } from './api-dispatch';
import { toQueryFailure } from './api-error';
import type { ThunkExtra } from './thunk-extra';

type StartedRequest<T> = {
  unwrap(): Promise<T>;
  abort(): void;
  /** Of a query only. */
  readonly queryCacheKey?: string;
};

/** An endpoint whose requests are started with these options. */
type Endpoint<Arg, Options, T> = {
  readonly initiate: (
    arg: Arg,
    options: Options,
  ) => ThunkAction<StartedRequest<T>, ApiState, ThunkExtra, UnknownAction>;
};

/** Runs a started request as a machine's actor: aborted with the actor if it has its signal, and failing with a `PortError`. */
export async function runRequest<T>(request: StartedRequest<T>, signal?: AbortSignal): Promise<T> {
  const abort = () => request.abort();
  // The actor may have stopped while it waited for something else before the request.
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await request.unwrap();
    // RTK Query resolves with nothing if the cache is cleared meanwhile, because the session has ended.
    if (response === undefined && request.queryCacheKey !== undefined)
      throw new Error('The response was dropped.');
    return response;
  } catch (error) {
    throw new PortError(toQueryFailure(error));
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Runs a mutation as `runRequest` does; the store has nothing of it. */
export function runMutation<Arg, T>(
  dispatch: ApiDispatch,
  endpoint: Endpoint<Arg, { track: false }, T>,
  arg: Arg,
  signal?: AbortSignal,
): Promise<T> {
  return runRequest(dispatch(endpoint.initiate(arg, { track: false })), signal);
}

/** Runs a query as `runRequest` does, whatever the cache has. */
export function runQuery<Arg, T>(
  dispatch: ApiDispatch,
  endpoint: Endpoint<Arg, { subscribe: false; forceRefetch: true }, T>,
  arg: Arg,
  signal?: AbortSignal,
): Promise<T> {
  const options = { subscribe: false, forceRefetch: true } as const;
  return runRequest(dispatch(endpoint.initiate(arg, options)), signal);
}

/** Runs a query as `runRequest` does, unless the cache has its response, which it keeps for a while without a subscriber. */
export function runCachedQuery<Arg, T>(
  dispatch: ApiDispatch,
  endpoint: Endpoint<Arg, { subscribe: false }, T>,
  arg: Arg,
  signal?: AbortSignal,
): Promise<T> {
  return runRequest(dispatch(endpoint.initiate(arg, { subscribe: false })), signal);
}
