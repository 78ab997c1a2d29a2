describe('what is kept of reviews', () => {
  beforeEach(() => {
    window.localStorage.clear();
    jest.resetModules();
  });

  const open = () => import('../../../src/visualiser/walkthroughs/review-store');
  const signature = { tester: 'Tess', build: '1.4.0' };

  it('is there again after a reload', async () => {
    (await open()).keep({ signature });
    jest.resetModules();
    expect((await open()).readKept()).toEqual({ reviews: {}, signature, isStored: true });
  });

  it('counts as nothing where it cannot be read', async () => {
    for (const text of ['{', '[]', '{"reviews":{"x":1}}']) {
      window.localStorage.setItem('visualiser.reviews', text);
      jest.resetModules();
      expect((await open()).readKept().reviews).toEqual({});
    }
  });

  it('keeps all but what cannot be read', async () => {
    const good = { verdict: 'pass', note: 'x'.repeat(6000), ...signature, words: '', steps: {} };
    const reviews = { good: { ...good, at: '2026-11-02T12:00:00.000Z' }, bad: { verdict: 1 } };
    window.localStorage.setItem('visualiser.reviews', JSON.stringify({ reviews, signature: 7 }));
    const kept = (await open()).readKept();
    expect(Object.keys(kept.reviews)).toEqual(['good']);
    expect(kept.reviews.good).toMatchObject({ verdict: 'pass', note: 'x'.repeat(5000) });
    expect(kept.signature).toEqual({ tester: '', build: '' });
  });

  it('lasts as long as the page where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { keep, readKept } = await open();
    keep({ signature });
    expect(readKept()).toEqual({ reviews: {}, signature, isStored: false });
  });
});
