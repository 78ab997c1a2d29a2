import { watchPageLoad } from '../../../src/first-view/prefetch/watch-page-load';
import { getPageLoad } from '../../../src/first-view/page-load';

/** Watches a new page, whose resources then have all loaded or failed; returns #root. */
function loadPage(state: Partial<ReturnType<typeof getPageLoad>>): HTMLElement {
  delete window.pageLoad;
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(getPageLoad(), state);
  watchPageLoad(getPageLoad());
  window.dispatchEvent(new Event('load'));
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}

describe('§8 first load: when all resources of the page have loaded or failed', () => {
  it('§8 first load: the page says for good that it could not be loaded, if the app has not started', () => {
    expect(loadPage({})).toHaveClass('is-not-loaded');
    expect(getPageLoad().isClosed).toBe(true);
  });

  it('§8 first load: a first view says so, and stays', () => {
    const showNotLoaded = jest.fn();
    const firstView = {
      kind: 'home',
      userId: 'ada',
      hasCheckIns: true,
      showNotLoaded,
      end: () => ({ pressed: null }),
    } as const;
    expect(loadPage({ firstView })).not.toHaveClass('is-not-loaded');
    expect(showNotLoaded).toHaveBeenCalledTimes(1);
    expect(getPageLoad().isClosed).toBe(false);
  });

  it('§8 first load: nothing is said if the app has started', () => {
    expect(loadPage({ hasAppStarted: true })).not.toHaveClass('is-not-loaded');
    expect(getPageLoad().isClosed).toBe(false);
  });
});
