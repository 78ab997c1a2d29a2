import { PortError } from '../../machines/port';
import { toQueryFailure } from './api-error';

type StartedRequest<T> = {
  unwrap(): Promise<T>;
  abort(): void;
  /** Of a query only. */
  readonly queryCacheKey?: string;
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
