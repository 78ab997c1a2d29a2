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

describe('the back-forward cache', () => {
  it('keeps nothing to look at of a person, and starts over when it gives the page back', () => {
    shouldHide = true;
    firePageHide();
    expect(isHidden()).toBe(true);
    firePageShow(true);
    expect(onRestore).toHaveBeenCalledTimes(1);
    expect(isHidden()).toBe(true);
    showPage();
    expect(isHidden()).toBe(false);
  });

  it('leaves pages that belong to nobody as they are', () => {
    shouldHide = false;
    firePageHide();
    expect(isHidden()).toBe(false);
    firePageShow(true);
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('uncovers a page that was not kept after all', () => {
    shouldHide = true;
    firePageHide();
    firePageShow(false);
    expect(isHidden()).toBe(false);
    expect(onRestore).not.toHaveBeenCalled();
  });

  it('ends when it is told to', () => {
    shouldHide = true;
    stop();
    firePageHide();
    expect(isHidden()).toBe(false);
  });
});
