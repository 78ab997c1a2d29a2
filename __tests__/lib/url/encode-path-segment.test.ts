/** @jest-environment node */
import {
  UnsafeIdError,
  encodePathSegment,
  isSafeId,
} from '../../../src/lib/url/encode-path-segment';

describe('ids in API paths', () => {
  it.each([
    ['u1', 'u1'],
    ['St. Mary', 'St.%20Mary'],
    ['a/b', 'a%2Fb'],
    ['../admin', '..%2Fadmin'],
    ['..%2F..', '..%252F..'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['a?b#c', 'a%3Fb%23c'],
    ['ü', '%C3%BC'],
  ])('are encoded: %j is the segment %j', (id, segment) => {
    expect(isSafeId(id)).toBe(true);
    expect(encodePathSegment(id)).toBe(segment);
    const { pathname } = new URL(`/v1/user/${encodePathSegment(id)}/x`, 'https://api.example');
    expect(pathname.split('/')).toEqual(['', 'v1', 'user', segment, 'x']);
  });

  it.each(['', '.', '..', '\ud800', 'a\udc00b'])('are rejected: %j', (id) => {
    expect(isSafeId(id)).toBe(false);
    expect(() => encodePathSegment(id)).toThrow(UnsafeIdError);
  });
});
