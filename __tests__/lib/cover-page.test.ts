import { coverWhenLeft, uncoverPage } from '../../src/lib/cover-page';

let isPersonal = true;
const startOver = jest.fn();
const stop = coverWhenLeft(() => isPersonal, startOver);

function leave() {
  window.dispatchEvent(new Event('pagehide'));
}
function comeBack(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
const isCovered = () => document.documentElement.hidden;

beforeEach(() => {
  startOver.mockClear();
  uncoverPage();
});

describe('the back-forward cache', () => {
  it('keeps nothing to look at of a person, and starts over when it gives the page back', () => {
    isPersonal = true;
    leave();
    expect(isCovered()).toBe(true);
    comeBack(true);
    expect(startOver).toHaveBeenCalledTimes(1);
    expect(isCovered()).toBe(true);
    uncoverPage();
    expect(isCovered()).toBe(false);
  });

  it('leaves pages that belong to nobody as they are', () => {
    isPersonal = false;
    leave();
    expect(isCovered()).toBe(false);
    comeBack(true);
    expect(startOver).not.toHaveBeenCalled();
  });

  it('uncovers a page that was not kept after all', () => {
    isPersonal = true;
    leave();
    comeBack(false);
    expect(isCovered()).toBe(false);
    expect(startOver).not.toHaveBeenCalled();
  });

  it('ends when it is told to', () => {
    isPersonal = true;
    stop();
    leave();
    expect(isCovered()).toBe(false);
  });
});
