import { withWebLock } from '../../../src/lib/browser/with-web-lock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Provides locks that another tab holds for ever, as one that the browser has suspended. */
function provideHeldLocks(): void {
  const request = (_name: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as DOMException));
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

describe('a lock', () => {
  it('is held while the work runs, and no longer', async () => {
    let isHeld = false;
    const request = async (_name: string, _options: object, work: () => Promise<unknown>) => {
      isHeld = true;
      await work();
      isHeld = false;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await withWebLock('a-lock', 60_000, () => Promise.resolve(isHeld))).toBe(true);
    expect(isHeld).toBe(false);
  });

  it('is not needed in browsers without locks', async () => {
    expect(await withWebLock('a-lock', 60_000, () => Promise.resolve('done'))).toBe('done');
  });
});

describe('a lock that another tab does not release', () => {
  it('§8: is waited for no longer than the given time', async () => {
    provideHeldLocks();
    const work = jest.fn(() => Promise.resolve('done'));
    const result = withWebLock('a-lock', 60_000, work);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs work that fails only once', async () => {
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => work();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const work = jest.fn(() => Promise.reject(new Error('No.')));
    await expect(withWebLock('a-lock', 60_000, work)).rejects.toThrow('No.');
    expect(work).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
