/** @jest-environment node */
import { toTime } from '../../../src/lib/time/to-time';

describe('§9 the time of a date of the API', () => {
  it('is in milliseconds since 1970', () => {
    expect(toTime('1970-01-01T00:00:01Z')).toBe(1000);
    expect(toTime('1970-01-02')).toBe(86_400_000);
  });

  it.each([null, undefined, '', 'soon', '2026-13-01'])('is null for %j', (iso) => {
    expect(toTime(iso)).toBeNull();
  });
});
