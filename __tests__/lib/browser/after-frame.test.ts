const { afterFrame } = jest.requireActual<typeof import('../../../src/lib/browser/after-frame')>(
  '../../../src/lib/browser/after-frame',
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a call after the next frame', () => {
  it('is made once the frame is drawn, in a task of its own', () => {
    const calls: string[] = [];
    afterFrame(() => calls.push('called'));
    requestAnimationFrame(() => calls.push('drawn'));
    expect(calls).toEqual([]);
    jest.advanceTimersToNextFrame();
    expect(calls).toEqual(['drawn']);
    jest.runAllTimers();
    expect(calls).toEqual(['drawn', 'called']);
  });
});
