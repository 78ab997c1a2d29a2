/** @jest-environment node */
import type { ApiDispatch } from '../../src/api/api-dispatch';
import { rereadBeforeSubmit } from '../../src/api/reread-before-submit';
import { openTab } from './support/open-tab';

const { signal } = new AbortController();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

/** Reads the list again `ageMs` after it was read; `read` fails unless it is given. */
function reread({
  ageMs = 60_000,
  isUncertain = false,
  read = jest.fn((_signal: AbortSignal): Promise<string> => Promise.resolve('the list')),
  ownSignal = signal,
}) {
  const dispatch: ApiDispatch = openTab(null).store.dispatch;
  const outcome = rereadBeforeSubmit(
    dispatch,
    { read, readAt: Date.now() - ageMs, isUncertain },
    ownSignal,
  );
  return { outcome, read };
}

/** A request that never gets a response: it ends when it is aborted. */
const hang = () =>
  jest.fn(
    (requestSignal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        requestSignal.addEventListener('abort', () => reject(new Error('Aborted.')));
      }),
  );
const fail = () => jest.fn((_signal: AbortSignal) => Promise.reject<string>(new Error('Offline.')));

describe('D9 reading the assigned list again before a submit', () => {
  it('is not necessary within a minute', async () => {
    const { outcome, read } = reread({ ageMs: 59_999 });
    expect(await outcome).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('is done when the list is a minute old', async () => {
    const submit = new AbortController();
    const { outcome, read } = reread({ ownSignal: submit.signal });
    expect(await outcome).toBe('the list');
    submit.abort();
    expect(read.mock.lastCall?.[0].aborted).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not hold up the submit if it fails', async () => {
    expect(await reread({ read: fail() }).outcome).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not hold up the submit for more than 5 s', async () => {
    const { outcome, read } = reread({ read: hang() });
    jest.advanceTimersByTime(4999);
    expect(read.mock.lastCall?.[0].aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(read.mock.lastCall?.[0].aborted).toBe(true);
    expect(await outcome).toBeNull();
  });

  it('ends with the submit', async () => {
    const submit = new AbortController();
    const { outcome } = reread({ read: hang(), ownSignal: submit.signal });
    submit.abort();
    await expect(outcome).rejects.toThrow('Aborted.');
  });

  it('is always done, and for as long as it takes, if the server may have the submit already', async () => {
    expect(await reread({ ageMs: 0, isUncertain: true }).outcome).toBe('the list');
    await expect(reread({ isUncertain: true, read: fail() }).outcome).rejects.toThrow('Offline.');
    void reread({ isUncertain: true, read: hang() });
    expect(jest.getTimerCount()).toBe(0);
  });
});
