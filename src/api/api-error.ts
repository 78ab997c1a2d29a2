import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Failure } from '../../machines/port';

/** A failed call: why, the server's message if it sent one, and the HTTP status if there was an answer (D2). */
export type ApiError = Failure & { readonly status: number | null };

/** An answer that came and cannot be read. */
export const MALFORMED_RESPONSE: ApiError = { reason: 'malformed', message: null, status: null };

function getServerMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  const { message } = data;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

function fromStatus(status: number, data: unknown): ApiError {
  if (status < 400) return { ...MALFORMED_RESPONSE, status };
  return { reason: status < 500 ? 'rejected' : 'server', message: getServerMessage(data), status };
}

/** The wire's error in the words of D2. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { reason: 'offline', message: null, status: null };
    case 'TIMEOUT_ERROR':
      return { reason: 'timeout', message: null, status: null };
    case 'PARSING_ERROR':
      return fromStatus(error.originalStatus, null);
    case 'CUSTOM_ERROR':
      return MALFORMED_RESPONSE;
    default:
      return fromStatus(error.status, error.data);
  }
}

/** True for what the base query rejects with. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'reason' in error && 'message' in error;
}

/** The failure that a query hook holds; an error of another kind is an answer that made no sense. */
export function toQueryFailure(error: unknown): Failure {
  return isApiError(error) ? error : MALFORMED_RESPONSE;
}
