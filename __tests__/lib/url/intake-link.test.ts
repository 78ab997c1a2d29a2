/** @jest-environment node */
import { readIntakeLink, removeCode } from '../../../src/lib/url/intake-link';

describe('§2 intake: the code of a link', () => {
  it.each([
    ['?code=abc', { code: 'abc', isInUrl: true }],
    ['?code=%20abc%20&x=1', { code: 'abc', isInUrl: true }],
    ['?code=', { code: null, isInUrl: true }],
    ['?code=%20', { code: null, isInUrl: true }],
    ['', { code: null, isInUrl: false }],
    ['?x=code', { code: null, isInUrl: false }],
  ])('is read from the query %j', (search, expected) =>
    expect(readIntakeLink(search)).toEqual(expected),
  );

  it.each([
    ['?code=abc', ''],
    ['?a=1&code=abc&b=2', '?a=1&b=2'],
  ])('is removed from the query %j', (search, expected) =>
    expect(removeCode(search)).toBe(expected),
  );
});
