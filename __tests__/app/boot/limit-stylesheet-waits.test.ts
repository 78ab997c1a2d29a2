/** @jest-environment node */
import {
  limitStylesheetWaits,
  STYLESHEET_TIMEOUT_MS,
} from '../../../src/app/boot/limit-stylesheet-waits';

type Loaders = Record<string, (chunkId: unknown, promises: Promise<unknown>[]) => void>;

const runtime = globalThis as { __webpack_require__?: { f: Loaders } };
const hanging = new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete runtime.__webpack_require__;
});

/** Loads a chunk whose stylesheet is loaded by `stylesheet`; returns how that ended so far. */
function loadChunk(stylesheet: Promise<unknown>) {
  const f: Loaders = { miniCss: (_chunkId, promises) => void promises.push(stylesheet) };
  runtime.__webpack_require__ = { f };
  limitStylesheetWaits();
  const promises: Promise<unknown>[] = [];
  f.miniCss?.('settings', promises);
  let outcome = 'waiting';
  Promise.all(promises).then(
    () => (outcome = 'loaded'),
    () => (outcome = 'failed'),
  );
  return () => outcome;
}

describe('D7: the stylesheet of a screen', () => {
  it('D7: is not waited for longer than three seconds', async () => {
    const getOutcome = loadChunk(hanging);
    await jest.advanceTimersByTimeAsync(STYLESHEET_TIMEOUT_MS - 1);
    expect(getOutcome()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(getOutcome()).toBe('loaded');
  });

  it('is waited for until it is loaded', async () => {
    const getOutcome = loadChunk(Promise.resolve());
    await jest.advanceTimersByTimeAsync(0);
    expect(getOutcome()).toBe('loaded');
  });

  it('is a missing chunk if it fails', async () => {
    const getOutcome = loadChunk(Promise.reject(new Error('404')));
    await jest.advanceTimersByTimeAsync(0);
    expect(getOutcome()).toBe('failed');
  });

  it('is part of the script on the dev server', () => {
    runtime.__webpack_require__ = { f: {} };
    limitStylesheetWaits();
    expect(runtime.__webpack_require__.f).toEqual({});
  });
});
