import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Failure } from '../../machines/port';
import { shortenText } from '../lib/text/shorten-text';

/** A failed request: the reason, the server's message if any, and the HTTP status if there was a response (D2). */
export type ApiError = Failure & { readonly status: number | null };

/** The error for a response that cannot be parsed. */
export const MALFORMED_RESPONSE: ApiError = { reason: 'malformed', message: null, status: null };

/** In characters: what still fits on a phone's screen. */
const MAX_MESSAGE_LENGTH = 500;

/** A gateway may put the error page of the server behind it into its own message. */
const PAGE = /^\s*<(?:!doctype|html|head|body|\?xml)\b/i;

function getServerMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  const { message } = data;
  if (typeof message !== 'string' || message.trim() === '' || PAGE.test(message)) return null;
  return shortenText(message, MAX_MESSAGE_LENGTH);
}

/** The statuses of 4xx that refuse nothing: the same request may succeed later. */
const PASSING_REASONS: Readonly<Partial<Record<number, ApiError['reason']>>> = {
  408: 'timeout',
  425: 'busy',
  429: 'busy',
};

function toReason(status: number): ApiError['reason'] {
  return status < 500 ? (PASSING_REASONS[status] ?? 'rejected') : 'server';
}

function fromStatus(status: number, data: unknown): ApiError {
  if (status < 400) return { ...MALFORMED_RESPONSE, status };
  return { reason: toReason(status), message: getServerMessage(data), status };
}

/** Converts an error of `fetchBaseQuery` to an `ApiError` (D2). */
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

/** True for an error of the base query. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'reason' in error && 'message' in error;
}

/** Converts the error of a query hook; any other error counts as a malformed response. */
export function toQueryFailure(error: unknown): Failure {
  return isApiError(error) ? error : MALFORMED_RESPONSE;
}
