/** @jest-environment node */
import { isCompletedSince, isLater } from '../../machines/completed-since';

describe('D9 whether something was completed since', () => {
  it.each([
    [2, 1, true],
    [1, 1, false],
    [1, 2, false],
    [1, null, true],
    [0, undefined, true],
    [null, 1, false],
    [undefined, null, false],
  ])('completed at %j, and %j before: %j', (lastCompletedAt, before, expected) => {
    expect(isCompletedSince(lastCompletedAt, before)).toBe(expected);
  });

  it.each([
    [2, 1, true],
    [1, 1, false],
    [1, 2, false],
    [1, null, false],
    [null, 1, false],
    [undefined, undefined, false],
  ])('%j is later than %j: %j', (time, other, expected) => {
    expect(isLater(time, other)).toBe(expected);
  });
});
