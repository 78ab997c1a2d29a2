import { isIdleTooLong, lastInput } from '../../src/state/last-input';

afterEach(() => localStorage.clear());

const MINUTE_MS = 60_000;

describe('the last input on a signed-in page', () => {
  it.each([
    ['10 minutes and the warning', 11 * MINUTE_MS, true],
    ['less', 11 * MINUTE_MS - 1, false],
    ['a time that lies ahead', -MINUTE_MS, false],
  ])('ends the session after %s', (_, sinceInputMs, isOver) => {
    lastInput.write(1e12 - sinceInputMs);
    expect(isIdleTooLong(10, 1e12)).toBe(isOver);
    expect(isIdleTooLong(0, 1e12)).toBe(false);
  });

  it('ends no session if it is not known', () => {
    expect(isIdleTooLong(10, 1e12)).toBe(false);
    localStorage.setItem('last-input', 'yesterday');
    expect(isIdleTooLong(10, 1e12)).toBe(false);
  });
});
