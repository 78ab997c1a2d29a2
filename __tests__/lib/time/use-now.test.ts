import { act, renderHook } from '@testing-library/react';
import { useNow } from '../../../src/lib/time/use-now';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 2, 23, 59, 58) }));
afterEach(() => jest.useRealTimers());

describe('the current time of a screen', () => {
  it('changes at midnight, every night', () => {
    const { result } = renderHook(() => useNow());
    const start = result.current;
    expect(start).toBe(Date.now());
    act(() => jest.advanceTimersByTime(1999));
    expect(result.current).toBe(start);
    act(() => jest.advanceTimersByTime(1));
    expect(new Date(result.current)).toEqual(new Date(2026, 10, 3));
    for (let minute = 0; minute < 24 * 60; minute += 1) act(() => jest.advanceTimersByTime(60_000));
    expect(new Date(result.current)).toEqual(new Date(2026, 10, 4));
  });

  it('changes within a minute of a night that the device slept through', () => {
    const { result } = renderHook(() => useNow());
    jest.setSystemTime(new Date(2026, 10, 2, 12));
    act(() => jest.advanceTimersByTime(60_000));
    // The timers stood still.
    jest.setSystemTime(new Date(2026, 10, 3, 8));
    act(() => jest.advanceTimersByTime(60_000));
    expect(new Date(result.current).getDate()).toBe(3);
  });

  it('changes when the tab becomes visible again', () => {
    const { result } = renderHook(() => useNow());
    jest.setSystemTime(new Date(2026, 10, 3, 8));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(new Date(result.current)).toEqual(new Date(2026, 10, 3, 8));
  });

  it('is that of the clock it is given', () => {
    let now = new Date(2026, 10, 2, 12).getTime();
    const clock = { now: () => now };
    const { result } = renderHook(() => useNow(clock));
    expect(result.current).toBe(now);
    now += 1000;
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(result.current).toBe(now);
  });

  it('leaves no timer behind', () => {
    renderHook(() => useNow()).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
