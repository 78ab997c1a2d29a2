import { getFirstLoad } from '../../../src/lib/first-load/first-load';

afterEach(() => delete window.firstLoad);

describe('what the first script of the page and the app have in common', () => {
  it('begins with nothing sent and nothing drawn, before the app has started', () => {
    expect(getFirstLoad()).toEqual({
      prefetched: new Map(),
      configuration: null,
      ended: null,
      stopListening: null,
      load: null,
      home: null,
      hasAppStarted: false,
      isClosed: false,
      firstView: null,
      showPage: null,
    });
  });

  it('is the same for both', () => {
    const firstLoad = getFirstLoad();
    firstLoad.hasAppStarted = true;
    expect(getFirstLoad()).toBe(firstLoad);
    expect(getFirstLoad().hasAppStarted).toBe(true);
  });
});
