/** @jest-environment node */
import { presenceAfter, WARNING_MS } from '../../../src/app/kiosk/idle';

const IDLE_MS = 120_000;

describe('D9 kiosk idle: told by the times alone', () => {
  it.each([
    [0, { kind: 'there', nextLookMs: 60_000 }],
    [100_000, { kind: 'there', nextLookMs: 20_000 }],
    [119_999, { kind: 'there', nextLookMs: 1 }],
    [120_000, { kind: 'asked', secondsLeft: 20, nextLookMs: 1000 }],
    [120_400, { kind: 'asked', secondsLeft: 20, nextLookMs: 600 }],
    [121_000, { kind: 'asked', secondsLeft: 19, nextLookMs: 1000 }],
    [139_999, { kind: 'asked', secondsLeft: 1, nextLookMs: 1 }],
    [140_000, { kind: 'gone' }],
    [86_400_000, { kind: 'gone' }],
  ])('%i ms after the last input: %j', (sinceInputMs, presence) => {
    expect(presenceAfter(sinceInputMs, IDLE_MS)).toEqual(presence);
  });

  it('looks again within a minute, however long the idle time is', () => {
    const year = 365 * 86_400_000;
    expect(presenceAfter(0, year)).toEqual({ kind: 'there', nextLookMs: 60_000 });
    expect(presenceAfter(year + WARNING_MS, year)).toEqual({ kind: 'gone' });
  });

  it('always looks again after some time, and never at once for ever', () => {
    for (let since = 0; since < IDLE_MS + WARNING_MS; since += 37) {
      const presence = presenceAfter(since, IDLE_MS);
      expect(presence.kind !== 'gone' && presence.nextLookMs > 0).toBe(true);
    }
  });
});
