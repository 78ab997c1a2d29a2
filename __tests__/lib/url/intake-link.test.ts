/** @jest-environment node */
import { readIntakeLink, removeCode } from '../../../src/lib/url/intake-link';

describe('§2 intake: the code of a link', () => {
  it.each([
    ['?code=abc', null, { code: 'abc', isInAddress: true }],
    ['?code=%20abc%20&x=1', { code: 'old' }, { code: 'abc', isInAddress: true }],
    ['?code=', null, { code: null, isInAddress: true }],
    ['', { code: 'abc' }, { code: 'abc', isInAddress: false }],
    ['', { code: '' }, { code: null, isInAddress: false }],
    ['', { code: 7 }, { code: null, isInAddress: false }],
    ['', 'abc', { code: null, isInAddress: false }],
    ['', null, { code: null, isInAddress: false }],
  ])('is read from the query %j and the state %j', (search, state, expected) =>
    expect(readIntakeLink({ search, state })).toEqual(expected),
  );

  it.each([
    ['?code=abc', ''],
    ['?a=1&code=abc&b=2', '?a=1&b=2'],
  ])('is removed from the query %j', (search, expected) =>
    expect(removeCode(search)).toBe(expected),
  );
});
