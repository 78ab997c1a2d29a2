/** @jest-environment node */
import { PortError, type Failure } from '../../machines/port';
import type { ApiError } from '../../src/api/api-error';
import { isNotFound } from '../../src/api/is-not-found';
import { requireParsed } from '../../src/api/require-parsed';

const fail = (status: number): ApiError => ({ reason: 'rejected', message: null, status });

describe('a 404', () => {
  it('is recognised in the error of a query and of a port', () => {
    expect(isNotFound(fail(404))).toBe(true);
    expect(isNotFound(new PortError(fail(404)))).toBe(true);
  });

  it.each([
    fail(403),
    new PortError(fail(410)),
    new PortError({ reason: 'offline', message: null } satisfies Failure),
    { status: 404 },
    new Error('404'),
    undefined,
  ])('is told from %p', (error) => {
    expect(isNotFound(error)).toBe(false);
  });
});

describe('a response that a feature cannot parse', () => {
  it('fails its port as malformed', () => {
    const parse = () => requireParsed<string>(null);
    expect(parse).toThrow(PortError);
    expect(parse).toThrow('malformed');
  });

  it('is not mistaken for an empty one', () => {
    expect(requireParsed('')).toBe('');
    expect(requireParsed(0)).toBe(0);
  });
});
