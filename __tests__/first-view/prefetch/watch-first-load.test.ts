import { watchFirstLoad } from '../../../src/first-view/prefetch/watch-first-load';
import { getFirstLoad } from '../../../src/lib/first-load/first-load';

/** Watches a new page, whose resources then have all loaded or failed; returns #root. */
function loadPage(state: Partial<ReturnType<typeof getFirstLoad>>): HTMLElement {
  delete window.firstLoad;
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(getFirstLoad(), state);
  watchFirstLoad();
  window.dispatchEvent(new Event('load'));
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}

describe('§8 first load: when all resources of the page have loaded or failed', () => {
  it('§8 first load: the page says for good that it could not be loaded, if the app has not started', () => {
    expect(loadPage({})).toHaveClass('is-not-loaded');
    expect(getFirstLoad().isClosed).toBe(true);
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
    expect(getFirstLoad().isClosed).toBe(false);
  });

  it('§8 first load: nothing is said if the app has started', () => {
    expect(loadPage({ hasAppStarted: true })).not.toHaveClass('is-not-loaded');
    expect(getFirstLoad().isClosed).toBe(false);
  });
});
