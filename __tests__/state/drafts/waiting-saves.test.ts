import { afterFrame } from '../../../src/lib/browser/after-frame';
import { finishSaves, saveLater } from '../../../src/state/drafts/waiting-saves';
import { drawFrame } from '../../support/draw-frame';

jest.mock('../../../src/lib/browser/after-frame', () => ({ afterFrame: jest.fn() }));

afterEach(drawFrame);

describe('D10 drafts: a save that waits for the next frame', () => {
  it('is made after it, once', () => {
    const save = jest.fn();
    saveLater('a draft', save);
    expect(save).not.toHaveBeenCalled();
    drawFrame();
    expect(save).toHaveBeenCalledTimes(1);
    finishSaves();
    drawFrame();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the next one of its draft, and of no other', () => {
    const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()];
    saveLater('a draft', first);
    saveLater('another draft', other);
    saveLater('a draft', second);
    expect(afterFrame).toHaveBeenCalledTimes(1);
    drawFrame();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('waits for another frame after the first one', () => {
    saveLater('a draft', jest.fn());
    drawFrame();
    const save = jest.fn();
    saveLater('a draft', save);
    expect(save).not.toHaveBeenCalled();
    drawFrame();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('is made at once in a hidden page, which has no frames', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const save = jest.fn();
    saveLater('a draft', save);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is made before the page is %s', (_name, leave) => {
    const save = jest.fn();
    saveLater('a draft', save);
    leave();
    expect(save).toHaveBeenCalledTimes(1);
    drawFrame();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
