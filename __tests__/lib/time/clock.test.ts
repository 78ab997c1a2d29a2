/** @jest-environment node */
import { systemClock } from '../../../src/lib/time/clock';

afterEach(() => jest.useRealTimers());

it("reads the device's clock in milliseconds", () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  expect(systemClock.now()).toBe(Date.UTC(2026, 10, 21, 12));
});
