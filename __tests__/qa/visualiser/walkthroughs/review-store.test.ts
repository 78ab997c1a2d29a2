describe('review store', () => {
  beforeEach(() => {
    window.localStorage.clear();
    jest.resetModules();
  });

  const loadStore = () => import('../../../../src/qa/visualiser/walkthroughs/review-store');
  const signature = { tester: 'Tess', build: '1.4.0' };

  it('restores reviews and signature after a reload', async () => {
    (await loadStore()).updateStoredReviews({ signature });
    jest.resetModules();
    expect((await loadStore()).getStoredReviews()).toEqual({
      reviews: {},
      opened: {},
      signature,
      isStored: true,
    });
  });

  it('keeps what another tab has stored while this one shows no reviews', async () => {
    const { updateStoredReviews, getStoredReviews } = await loadStore();
    updateStoredReviews({ signature });
    const review = { verdict: 'fail', note: 'The year is missing.', words: '', steps: {} } as const;
    const reviews = { x: { ...review, ...signature, at: '2026-11-02T12:00:00.000Z' } };
    const ofOtherTab = { reviews, opened: {}, signature };
    window.localStorage.setItem('visualiser.reviews', JSON.stringify(ofOtherTab));
    updateStoredReviews({ signature: { tester: 'Tess', build: '1.5.0' } });
    expect(getStoredReviews().reviews).toEqual(reviews);
    expect(window.localStorage.getItem('visualiser.reviews')).toContain('The year is missing.');
  });

  it('is empty if the stored data is invalid', async () => {
    for (const text of ['{', '[]', '{"reviews":{"x":1}}']) {
      window.localStorage.setItem('visualiser.reviews', text);
      jest.resetModules();
      expect((await loadStore()).getStoredReviews().reviews).toEqual({});
    }
  });

  it('skips invalid reviews and signatures, and keeps the rest', async () => {
    const good = { verdict: 'pass', note: 'x'.repeat(6000), ...signature, words: '', steps: {} };
    const reviews = { good: { ...good, at: '2026-11-02T12:00:00.000Z' }, bad: { verdict: 1 } };
    window.localStorage.setItem('visualiser.reviews', JSON.stringify({ reviews, signature: 7 }));
    const stored = (await loadStore()).getStoredReviews();
    expect(Object.keys(stored.reviews)).toEqual(['good']);
    expect(stored.reviews.good).toMatchObject({ verdict: 'pass', note: 'x'.repeat(5000) });
    expect(stored.signature).toEqual({ tester: '', build: '' });
  });

  it('restores opened steps, and has none if older data contains none or invalid ones', async () => {
    const opened = { x: { words: 'a\nb', steps: [1], at: '2026-11-02T12:00:00.000Z' } };
    (await loadStore()).updateStoredReviews({ signature, opened });
    jest.resetModules();
    expect((await loadStore()).getStoredReviews().opened).toEqual(opened);
    for (const stored of [{}, { opened: { x: { steps: ['1'] } } }]) {
      window.localStorage.setItem(
        'visualiser.reviews',
        JSON.stringify({ reviews: {}, signature, ...stored }),
      );
      jest.resetModules();
      const { getStoredReviews } = await loadStore();
      expect(getStoredReviews()).toMatchObject({ opened: {}, signature });
    }
  });

  it('keeps changes in memory if the browser does not allow storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { updateStoredReviews, getStoredReviews } = await loadStore();
    updateStoredReviews({ signature });
    expect(getStoredReviews()).toEqual({
      reviews: {},
      opened: {},
      signature,
      isStored: false,
    });
  });
});
