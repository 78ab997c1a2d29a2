import { act, renderHook } from '@testing-library/react';
import { useIncrementalCount } from '../../../src/lib/react/use-incremental-count';

/** Callbacks that wait until the browser is idle, by handle. */
const waiting = new Map<number, () => void>();
let handles = 0;

function addIdleCallbacks() {
  window.requestIdleCallback = (callback) => {
    handles += 1;
    waiting.set(handles, () => callback({ didTimeout: false, timeRemaining: () => 10 }));
    return handles;
  };
  window.cancelIdleCallback = (handle) => void waiting.delete(handle);
}

function becomeIdle() {
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() => callbacks.forEach((callback) => callback()));
}

afterEach(() => {
  waiting.clear();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  jest.useRealTimers();
});

const count = (total: number, initial: number) =>
  renderHook((current: number) => useIncrementalCount(current, initial), { initialProps: total });

describe('counting in idle time', () => {
  it('counts two more whenever the browser is idle, up to the total', () => {
    addIdleCallbacks();
    const { result } = count(5, 2);
    expect(result.current).toBe(2);
    becomeIdle();
    expect(result.current).toBe(4);
    becomeIdle();
    expect(result.current).toBe(5);
    expect(waiting.size).toBe(0);
  });

  it('does not count a list that is short enough', () => {
    addIdleCallbacks();
    expect(count(2, 2).result.current).toBe(2);
    expect(count(1, 2).result.current).toBe(1);
    expect(waiting.size).toBe(0);
  });

  it('goes on when the list grows', () => {
    addIdleCallbacks();
    const { result, rerender } = count(2, 2);
    rerender(4);
    becomeIdle();
    expect(result.current).toBe(4);
  });

  it('counts although the browser is never idle', () => {
    jest.useFakeTimers();
    addIdleCallbacks();
    // A busy browser calls only those that cannot wait longer.
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : Number(setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }));
    const { result } = count(3, 1);
    act(() => jest.advanceTimersByTime(1000));
    expect(result.current).toBe(3);
  });

  it('counts in browsers that do not tell when they are idle', () => {
    jest.useFakeTimers();
    const { result } = count(3, 1);
    act(() => jest.runOnlyPendingTimers());
    expect(result.current).toBe(3);
  });

  it.each([
    ['with', addIdleCallbacks],
    ['without', () => undefined],
  ])('stops when it is unmounted (%s idle callbacks)', (_, prepare) => {
    jest.useFakeTimers();
    prepare();
    count(9, 1).unmount();
    expect(waiting.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
