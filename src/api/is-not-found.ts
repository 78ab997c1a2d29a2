import { PortError } from '../../machines/port';
import { isApiError } from './api-error';

/** True when the server said that there is no such thing (404), to a query or to a port. */
export function isNotFound(error: unknown): boolean {
  const failure = error instanceof PortError ? error.failure : error;
  return isApiError(failure) && failure.status === 404;
}
