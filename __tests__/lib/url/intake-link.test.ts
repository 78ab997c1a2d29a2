/** @jest-environment node */
import { readIntakeLink, removeCode } from '../../../src/lib/url/intake-link';

describe('§2 intake: the code of a link', () => {
  it.each([
    ['?code=abc', { code: 'abc', isInAddress: true }],
    ['?code=%20abc%20&x=1', { code: 'abc', isInAddress: true }],
    ['?code=', { code: null, isInAddress: true }],
    ['?code=%20', { code: null, isInAddress: true }],
    ['', { code: null, isInAddress: false }],
    ['?x=code', { code: null, isInAddress: false }],
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
