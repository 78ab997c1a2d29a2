import { watchFirstLoad } from '../../../src/app/prefetch/watch-first-load';
import { getFirstLoad, type FirstView } from '../../../src/lib/first-load/first-load';

/** Watches a new page; returns its #root, which gets a class when the page could not be loaded. */
function watchPage(): HTMLElement {
  delete window.firstLoad;
  document.body.innerHTML = '<div id="root"></div>';
  watchFirstLoad();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}

const firstView: FirstView = {
  kind: 'home',
  userId: 'ada',
  hasCheckIns: true,
  end: () => ({ pressed: null }),
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('§8 first load: the message that the page could not be loaded', () => {
  it('is shown after 9 s, instead of what was drawn; what arrives later may still be drawn', () => {
    const root = watchPage();
    const showPage = jest.fn();
    getFirstLoad().showPage = showPage;
    jest.advanceTimersByTime(8999);
    expect(root).not.toHaveClass('is-not-loaded');
    jest.advanceTimersByTime(1);
    expect(root).toHaveClass('is-not-loaded');
    expect(showPage).toHaveBeenCalledTimes(1);
    expect(getFirstLoad().isClosed).toBe(false);
  });

  it('is shown for good once everything has loaded or failed, without the app', () => {
    const root = watchPage();
    getFirstLoad().firstView = firstView;
    window.dispatchEvent(new Event('load'));
    expect(root).toHaveClass('is-not-loaded');
    expect(getFirstLoad().isClosed).toBe(true);
  });

  it.each([
    ['the app has started', { hasAppStarted: true }],
    ['there are questions', { firstView }],
  ])('is not shown after 9 s when %s', (_, state) => {
    const root = watchPage();
    Object.assign(getFirstLoad(), state);
    jest.advanceTimersByTime(10_000);
    expect(root).not.toHaveClass('is-not-loaded');
  });
});
