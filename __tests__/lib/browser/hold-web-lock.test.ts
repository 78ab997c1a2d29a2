import { holdWebLock } from '../../../src/lib/browser/hold-web-lock';
import { provideLocks, removeLocks } from '../../support/provide-locks';

let getHeld: () => readonly string[];
beforeEach(() => {
  getHeld = provideLocks();
});
afterEach(removeLocks);

describe('a web lock that is held', () => {
  it('stays held until it is released, and others wait for that', async () => {
    const first = await holdWebLock('a');
    const second = holdWebLock('a');
    expect(getHeld()).toEqual(['a']);
    await first?.release();
    const lock = await second;
    expect(getHeld()).toEqual(['a']);
    await lock?.release();
    expect(getHeld()).toEqual([]);
  });

  it('is null where it is not available at once, if that was asked', async () => {
    const shared = [
      await holdWebLock('a', { mode: 'shared' }),
      await holdWebLock('a', { mode: 'shared', ifAvailable: true }),
    ];
    expect(shared).not.toContain(null);
    expect(await holdWebLock('a', { ifAvailable: true })).toBeNull();
    for (const lock of shared) await lock?.release();
    expect(await holdWebLock('a', { ifAvailable: true })).not.toBeNull();
  });

  it('is null once the waiting is given up', async () => {
    const first = await holdWebLock('a');
    const controller = new AbortController();
    const second = holdWebLock('a', { signal: controller.signal });
    controller.abort();
    expect(await second).toBeNull();
    await first?.release();
    expect(getHeld()).toEqual([]);
  });

  it('tells its holder that it was stolen, and nobody that it was released', async () => {
    const onStolen = jest.fn();
    await holdWebLock('a', { onStolen });
    const thief = await holdWebLock('a', { steal: true, onStolen });
    expect(onStolen).toHaveBeenCalledTimes(1);
    await thief?.release();
    expect(onStolen).toHaveBeenCalledTimes(1);
  });

  it('is granted where web locks do not work', async () => {
    const request = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const onStolen = jest.fn();
    const refused = await holdWebLock('a', { onStolen });
    removeLocks();
    const missing = await holdWebLock('a');
    for (const lock of [refused, missing]) {
      expect(lock).not.toBeNull();
      await lock?.release();
    }
    expect(onStolen).not.toHaveBeenCalled();
  });
});
