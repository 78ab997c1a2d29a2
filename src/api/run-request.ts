import { PortError } from '../../machines/port';
import { toQueryFailure } from './api-error';

type StartedRequest<T> = { unwrap(): Promise<T>; abort(): void };

/** Runs a started request as a machine's actor: aborted with the actor if it has its signal, and failing with a `PortError`. */
export async function runRequest<T>(request: StartedRequest<T>, signal?: AbortSignal): Promise<T> {
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await request.unwrap();
  } catch (error) {
    throw new PortError(toQueryFailure(error));
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
