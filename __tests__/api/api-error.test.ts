/** @jest-environment node */
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import {
  isApiError,
  MALFORMED_RESPONSE,
  toQueryFailure,
  toApiError,
} from '../../src/api/api-error';

const cases: readonly [what: string, error: FetchBaseQueryError, expected: object][] = [
  [
    'no response',
    { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
    { reason: 'offline', message: null, status: null },
  ],
  [
    'no response in time',
    { status: 'TIMEOUT_ERROR', error: 'TimeoutError' },
    { reason: 'timeout', message: null, status: null },
  ],
  [
    'a 2xx that is not JSON',
    { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' },
    { reason: 'malformed', message: null, status: 200 },
  ],
  [
    'a 5xx that is not JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' },
    { reason: 'server', message: null, status: 502 },
  ],
  [
    'a 4xx that is not JSON',
    { status: 'PARSING_ERROR', originalStatus: 404, data: '', error: 'SyntaxError' },
    { reason: 'rejected', message: null, status: 404 },
  ],
  [
    'a 4xx with a message',
    { status: 400, data: { message: 'Not like this.' } },
    { reason: 'rejected', message: 'Not like this.', status: 400 },
  ],
  [
    'a 4xx with a message of 5,000 characters, which is shortened',
    { status: 400, data: { message: 'x'.repeat(5000) } },
    { reason: 'rejected', message: `${'x'.repeat(499)}…`, status: 400 },
  ],
  [
    'a 5xx with a message',
    { status: 503, data: { message: 'Later.' } },
    { reason: 'server', message: 'Later.', status: 503 },
  ],
  [
    'a request that took too long to arrive',
    { status: 408, data: null },
    { reason: 'timeout', message: null, status: 408 },
  ],
  [
    'a request that came too early',
    { status: 425, data: null },
    { reason: 'busy', message: null, status: 425 },
  ],
  [
    'too many requests',
    { status: 429, data: { message: 'Please wait.' } },
    { reason: 'busy', message: 'Please wait.', status: 429 },
  ],
  [
    'a response of another shape',
    { status: 'CUSTOM_ERROR', error: 'schema' },
    { reason: 'malformed', message: null, status: null },
  ],
];

describe('converting an error to an API error', () => {
  it.each(cases)('D2: has reason, message and status for %s', (_what, error, expected) => {
    expect(toApiError(error)).toEqual(expected);
  });

  it.each([
    ...[undefined, null, 'text', [], {}, { message: 5 }, { message: '  ' }, { error: 'x' }],
    { message: '<!DOCTYPE html><title>502 Bad Gateway</title>' },
    { message: '\r\n<html><body><h1>504 Gateway Time-out</h1>' },
  ])('D2: finds no server message in %j', (data) => {
    expect(toApiError({ status: 500, data }).message).toBeNull();
  });

  it('D2: treats any other error as a malformed response', () => {
    const error = { reason: 'rejected', message: 'No.', status: 403 } as const;
    expect(toQueryFailure(error)).toBe(error);
    for (const other of [undefined, null, new Error('x'), 'text', { reason: 'offline' }]) {
      expect(isApiError(other)).toBe(false);
      expect(toQueryFailure(other)).toEqual(MALFORMED_RESPONSE);
    }
  });
});
