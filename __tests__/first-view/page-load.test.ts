import { getPageLoad } from '../../src/first-view/page-load';

afterEach(() => delete window.pageLoad);

describe('what the first script of the page and the app have in common', () => {
  it('begins with nothing sent and nothing drawn, before the app has started', () => {
    expect(getPageLoad()).toEqual({
      prefetched: new Map(),
      configuration: null,
      ended: null,
      stopListening: null,
      load: null,
      home: null,
      member: null,
      noSession: null,
      hasAppStarted: false,
      isClosed: false,
      firstView: null,
      showPage: null,
    });
  });

  it('is the same for both', () => {
    const pageLoad = getPageLoad();
    pageLoad.hasAppStarted = true;
    expect(getPageLoad()).toBe(pageLoad);
    expect(getPageLoad().hasAppStarted).toBe(true);
  });
});
