import { getPageLoad } from '../../src/first-view/page-load';

afterEach(() => delete window.pageLoad);

describe('what the first script of the page and the app have in common', () => {
  it('is the same for both', () => {
    const pageLoad = getPageLoad();
    pageLoad.hasAppStarted = true;
    expect(getPageLoad()).toBe(pageLoad);
    expect(getPageLoad().hasAppStarted).toBe(true);
  });
});
