import { PortError } from '../../machines/port';
import { MALFORMED, type WireError } from './wire-error';

type StartedRequest<T> = { unwrap(): Promise<T>; abort(): void };

function isWireError(error: unknown): error is WireError {
  return typeof error === 'object' && error !== null && 'reason' in error && 'message' in error;
}

/** Runs a started request as a machine's actor: stopped with the actor, failing as a `PortError`. */
export async function runRequest<T>(request: StartedRequest<T>, signal: AbortSignal): Promise<T> {
  const abort = () => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await request.unwrap();
  } catch (error) {
    throw new PortError(isWireError(error) ? error : MALFORMED);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
