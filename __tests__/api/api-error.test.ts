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
    'no answer in time',
    { status: 'TIMEOUT_ERROR', error: 'TimeoutError' },
    { reason: 'timeout', message: null, status: null },
  ],
  [
    'a 2xx that is no JSON',
    { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'SyntaxError' },
    { reason: 'malformed', message: null, status: 200 },
  ],
  [
    'a 5xx that is no JSON',
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' },
    { reason: 'server', message: null, status: 502 },
  ],
  [
    'a 4xx that is no JSON',
    { status: 'PARSING_ERROR', originalStatus: 404, data: '', error: 'SyntaxError' },
    { reason: 'rejected', message: null, status: 404 },
  ],
  [
    'a 4xx with a message',
    { status: 400, data: { message: 'Not like this.' } },
    { reason: 'rejected', message: 'Not like this.', status: 400 },
  ],
  [
    'a 5xx with a message',
    { status: 503, data: { message: 'Later.' } },
    { reason: 'server', message: 'Later.', status: 503 },
  ],
  [
    'an answer of another shape',
    { status: 'CUSTOM_ERROR', error: 'schema' },
    { reason: 'malformed', message: null, status: null },
  ],
];

describe('D2 errors on the wire', () => {
  it.each(cases)('D2: %s', (_what, error, expected) => {
    expect(toApiError(error)).toEqual(expected);
  });

  it.each([undefined, null, 'text', [], {}, { message: 5 }, { message: '  ' }, { error: 'x' }])(
    'D2: %j holds no server message',
    (data) => {
      expect(toApiError({ status: 500, data }).message).toBeNull();
    },
  );

  it('D2: takes an error of any other kind for an answer that made no sense', () => {
    const error = { reason: 'rejected', message: 'No.', status: 403 } as const;
    expect(toQueryFailure(error)).toBe(error);
    for (const other of [undefined, null, new Error('x'), 'text', { reason: 'offline' }]) {
      expect(isApiError(other)).toBe(false);
      expect(toQueryFailure(other)).toEqual(MALFORMED_RESPONSE);
    }
  });
});
