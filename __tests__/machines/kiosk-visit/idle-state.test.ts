/** @jest-environment node */
import { getIdleState, WARNING_MS } from '../../../machines/kiosk-visit/idle-state';

const IDLE_MS = 120_000;

describe('D9 kiosk: the idle state by the time since the last input', () => {
  it.each([
    [0, { kind: 'active', nextCheckMs: 60_000 }],
    [100_000, { kind: 'active', nextCheckMs: 20_000 }],
    [119_999, { kind: 'active', nextCheckMs: 1 }],
    [120_000, { kind: 'warning', secondsLeft: 20, nextCheckMs: 1000 }],
    [120_400, { kind: 'warning', secondsLeft: 20, nextCheckMs: 600 }],
    [121_000, { kind: 'warning', secondsLeft: 19, nextCheckMs: 1000 }],
    [139_999, { kind: 'warning', secondsLeft: 1, nextCheckMs: 1 }],
    [140_000, { kind: 'timed-out' }],
    [86_400_000, { kind: 'timed-out' }],
  ])('is, %i ms after the last input, %j', (sinceInputMs, idleState) => {
    expect(getIdleState(sinceInputMs, IDLE_MS)).toEqual(idleState);
  });

  it('requires the next check within a minute, however long the idle time is', () => {
    const yearMs = 365 * 86_400_000;
    expect(getIdleState(0, yearMs)).toEqual({ kind: 'active', nextCheckMs: 60_000 });
    expect(getIdleState(yearMs + WARNING_MS, yearMs)).toEqual({ kind: 'timed-out' });
  });

  it('always requires the next check after a positive delay', () => {
    for (let sinceInputMs = 0; sinceInputMs < IDLE_MS + WARNING_MS; sinceInputMs += 37) {
      const idleState = getIdleState(sinceInputMs, IDLE_MS);
      expect(idleState.kind !== 'timed-out' && idleState.nextCheckMs > 0).toBe(true);
    }
  });
});
