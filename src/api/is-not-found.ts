import { PortError } from '../../machines/port';
import { isApiError } from './api-error';

/** True if a query or a port's request failed with a 404. */
export function isNotFound(error: unknown): boolean {
  const failure = error instanceof PortError ? error.failure : error;
  return isApiError(failure) && failure.status === 404;
}
