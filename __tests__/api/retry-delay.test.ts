/** @jest-environment node */
import { getRetryDelay } from '../../src/api/retry-delay';

const NOW = Date.UTC(2026, 10, 22, 12);
const respond = (retryAfter: string) =>
  new Response(null, { headers: { 'retry-after': retryAfter } });
const mockRandom = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

describe('§9 query retry: the delay', () => {
  it.each([
    [0, 200],
    [0.5, 350],
    [0.999, 500],
  ])('varies with chance: %d gives %d ms', (random, delay) => {
    mockRandom(random);
    expect(Math.round(getRetryDelay(undefined) ?? -1)).toBe(delay);
    expect(Math.round(getRetryDelay(new Response()) ?? -1)).toBe(delay);
  });

  it.each([
    ['5', 5_000],
    ['10', 10_000],
    ['11', null],
    ['Sun, 22 Nov 2026 12:00:08 GMT', 8_000],
    ['Sun, 22 Nov 2026 12:01:00 GMT', null],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 200],
    ['0', 200],
    ['-5', 200],
    ['soon', 200],
  ])('is as long as Retry-After says: %s', (retryAfter, delay) => {
    mockRandom(0);
    expect(getRetryDelay(respond(retryAfter), NOW)).toBe(delay);
  });
});
