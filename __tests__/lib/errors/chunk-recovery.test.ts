import { isChunkError, reloadOnce } from '../../../src/lib/errors/chunk-recovery';

describe('a chunk that fails to load', () => {
  it('is distinguished from other errors', () => {
    const scriptError = Object.assign(new Error('Loading chunk 5 failed.'), {
      name: 'ChunkLoadError',
    });
    const styleError = Object.assign(new Error('Loading CSS chunk 5 failed.'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
    });
    expect(isChunkError(scriptError)).toBe(true);
    expect(isChunkError(styleError)).toBe(true);
    expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
    expect(isChunkError(null)).toBe(false);
  });

  describe('and the reload after it', () => {
    afterEach(() => sessionStorage.clear());
    const getReloadTime = () => sessionStorage.getItem('reloaded-at');

    // jsdom cannot reload and logs an error: the time stored before shows the attempt.
    const reload = (now: number) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      return reloadOnce(now);
    };
    const mockResponse = (respond: () => Promise<Response>) =>
      jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    beforeEach(() => mockResponse(() => Promise.resolve(new Response(null))));

    it('happens once, and not again within five minutes', async () => {
      await reload(1_000_000);
      expect(getReloadTime()).toBe('1000000');
      await reload(1_299_999);
      expect(getReloadTime()).toBe('1000000');
      await reload(1_300_000);
      expect(getReloadTime()).toBe('1300000');
    });

    it('happens again after the clock was set back', async () => {
      await reload(1_000_000_000);
      await reload(1_000_000);
      expect(getReloadTime()).toBe('1000000');
    });

    it.each<[string, () => Promise<Response>]>([
      ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the server is down', () => Promise.resolve(new Response(null, { status: 503 }))],
    ])(
      'does not happen while %s, because the browser would show its own error page',
      async (_, respond) => {
        mockResponse(respond);
        await reload(1_000_000);
        expect(getReloadTime()).toBeNull();
      },
    );

    it('does not happen if it is no longer safe when the server has responded', async () => {
      await reloadOnce(1_000_000, () => false);
      expect(getReloadTime()).toBeNull();
    });

    it('asks the server for the page, not the cache of the browser', async () => {
      await reload(1_000_000);
      expect(fetch).toHaveBeenCalledWith('/', { method: 'HEAD', cache: 'no-store' });
    });

    it('does not happen without storage, because it could loop', async () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
      await expect(reload(1_000_000)).resolves.toBeUndefined();
      expect(console.error).not.toHaveBeenCalled();
    });
  });
});
