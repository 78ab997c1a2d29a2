import { isChunkError, reloadOnce } from '../../src/app/chunk-recovery';

describe('experience: a chunk that is gone', () => {
  it('is told from other errors', () => {
    const lostScript = Object.assign(new Error('Loading chunk 5 failed.'), {
      name: 'ChunkLoadError',
    });
    const lostStyle = Object.assign(new Error('Loading CSS chunk 5 failed.'), {
      code: 'CSS_CHUNK_LOAD_FAILED',
    });
    expect(isChunkError(lostScript)).toBe(true);
    expect(isChunkError(lostStyle)).toBe(true);
    expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
    expect(isChunkError(null)).toBe(false);
  });

  describe('reloads', () => {
    afterEach(() => sessionStorage.clear());
    const noted = () => sessionStorage.getItem('reloaded-at');

    // jsdom does not reload and says so: a reload is told by the note that it leaves first.
    const reload = (now: number) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      reloadOnce(now);
    };

    it('once, and not again within a minute', () => {
      reload(1_000_000);
      expect(noted()).toBe('1000000');
      reload(1_059_999);
      expect(noted()).toBe('1000000');
      reload(1_060_000);
      expect(noted()).toBe('1060000');
    });

    it('not at all without storage: it could not tell when to stop', () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
      expect(() => reload(1)).not.toThrow();
      expect(console.error).not.toHaveBeenCalled();
    });
  });
});
