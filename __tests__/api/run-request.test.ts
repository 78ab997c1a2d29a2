/** @jest-environment node */
import { PortError } from '../../machines/port';
import { runRequest } from '../../src/api/run-request';

const started = <T>(result: Promise<T>) => ({ unwrap: () => result, abort: jest.fn() });

describe('a request that runs as an actor', () => {
  it('resolves with the response', async () => {
    const { signal } = new AbortController();
    await expect(runRequest(started(Promise.resolve('yes')), signal)).resolves.toBe('yes');
  });

  it('is aborted with its actor, unless it has ended before', async () => {
    const actor = new AbortController();
    const ended = started(Promise.resolve('yes'));
    await runRequest(ended, actor.signal);
    const running = started(new Promise<never>(() => undefined));
    void runRequest(running, actor.signal);
    actor.abort();
    expect(running.abort).toHaveBeenCalledTimes(1);
    expect(ended.abort).not.toHaveBeenCalled();
  });

  it('is aborted at once if its actor has stopped while it waited for something else', async () => {
    const request = started(Promise.reject(new Error('Aborted.')));
    await expect(runRequest(request, AbortSignal.abort())).rejects.toThrow(PortError);
    expect(request.abort).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      { reason: 'rejected', message: 'No.', status: 403 },
      { reason: 'rejected', message: 'No.' },
    ],
    [new Error('a bug'), { reason: 'malformed', message: null }],
  ])('rejects with a PortError that holds the failure', async (thrown, failure) => {
    const { signal } = new AbortController();
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- RTK Query rejects with plain objects
    const request = started(Promise.reject(thrown));
    const error: unknown = await runRequest(request, signal).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortError);
    expect((error as PortError).failure).toMatchObject(failure);
  });

  it('fails if the session ends meanwhile, which clears the cache of queries', async () => {
    const actor = new AbortController();
    const queryCacheKey = 'getReminders("ada")';
    const answered = { ...started(Promise.resolve('yes')), queryCacheKey };
    await expect(runRequest(answered, actor.signal)).resolves.toBe('yes');
    const dropped = { ...started(Promise.resolve(undefined)), queryCacheKey };
    const error: unknown = await runRequest(dropped, actor.signal).catch(
      (reason: unknown) => reason,
    );
    expect((error as PortError).failure).toMatchObject({ reason: 'malformed', message: null });
    await expect(runRequest(started(Promise.resolve(undefined)))).resolves.toBeUndefined();
  });
});
