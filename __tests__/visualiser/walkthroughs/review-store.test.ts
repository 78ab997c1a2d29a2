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

  it('lasts as long as the page where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { keep, readKept } = await open();
    keep({ signature });
    expect(readKept()).toEqual({ reviews: {}, signature, isStored: false });
  });
});
