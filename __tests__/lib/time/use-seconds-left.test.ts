import { act, renderHook } from '@testing-library/react';
import { steadyClock } from '../../../src/lib/time/clock';
import { useSecondsLeft } from '../../../src/lib/time/use-seconds-left';

let start = 0;
beforeEach(() => {
  jest.useFakeTimers();
  start = performance.now();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const countDown = (time: number) =>
  renderHook((current: number) => useSecondsLeft(current), { initialProps: time });

describe('the seconds until a time', () => {
  it('are whole and count down to 0 at that time', () => {
    const { result } = countDown(start + 2500);
    expect(result.current).toBe(3);
    for (const [ms, secondsLeft] of [
      [499, 3],
      [1, 2],
      [999, 2],
      [1, 1],
      [999, 1],
      [1, 0],
    ] as const) {
      wait(ms);
      expect(result.current).toBe(secondsLeft);
    }
    expect(jest.getTimerCount()).toBe(0);
  });

  it('D9 do not change when the clock of the device is set', () => {
    const { result } = countDown(start + 2500);
    jest.setSystemTime(Date.now() + 86_400_000);
    wait(500);
    expect(result.current).toBe(2);
    jest.setSystemTime(Date.now() - 172_800_000);
    wait(1000);
    expect(result.current).toBe(1);
  });

  it('are 0 after that time', () => {
    expect(countDown(start - 2500).result.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are those until another time as soon as it changes', () => {
    const { result, rerender } = countDown(start + 60_000);
    rerender(start + 1500);
    expect(result.current).toBe(2);
    wait(500);
    expect(result.current).toBe(1);
  });

  it('are those of the clock it is given', () => {
    const clock = { now: () => steadyClock.now() + 1000 };
    const { result } = renderHook(() => useSecondsLeft(start + 3000, clock));
    expect(result.current).toBe(2);
    wait(1000);
    expect(result.current).toBe(1);
  });

  it('are no longer counted when the component is gone', () => {
    countDown(start + 2500).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
