import { hideOnPageHide, showPage } from '../../../src/lib/browser/bfcache-guard';

let shouldHide = true;
const onRestore = jest.fn();
const stop = hideOnPageHide(() => shouldHide, onRestore);

function firePageHide() {
  window.dispatchEvent(new Event('pagehide'));
}
function firePageShow(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
const isHidden = () => document.documentElement.hidden;

beforeEach(() => {
  onRestore.mockClear();
  showPage();
});

describe('the back-forward cache guard', () => {
  it('does nothing while the page has not been left', () => {
    firePageShow(true);
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('hides the page when it is left, and keeps it hidden when onRestore is called', () => {
    shouldHide = true;
    firePageHide();
    expect(isHidden()).toBe(true);
    firePageShow(true);
    expect(onRestore).toHaveBeenCalledTimes(1);
    expect(isHidden()).toBe(true);
    showPage();
    expect(isHidden()).toBe(false);
  });

  it('leaves the page visible if it should not be hidden', () => {
    shouldHide = false;
    firePageHide();
    expect(isHidden()).toBe(false);
    firePageShow(true);
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('shows a page again that did not enter the cache', () => {
    shouldHide = true;
    firePageHide();
    firePageShow(false);
    expect(isHidden()).toBe(false);
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('does nothing once it is stopped', () => {
    shouldHide = true;
    firePageHide();
    stop();
    firePageShow(true);
    expect(onRestore).not.toHaveBeenCalled();
    showPage();
    firePageHide();
    expect(isHidden()).toBe(false);
  });
});
