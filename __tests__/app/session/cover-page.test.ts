import { coverWhenLeft } from '../../../src/app/session/cover-page';

let isSignedIn = true;
coverWhenLeft(() => isSignedIn);

function leave() {
  window.dispatchEvent(new Event('pagehide'));
}
function comeBack(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
const isCovered = () => document.documentElement.hidden;

describe('the back-forward cache', () => {
  it('keeps nothing to look at of who was signed in', () => {
    isSignedIn = true;
    leave();
    expect(isCovered()).toBe(true);
  });

  it('leaves public pages as they are', () => {
    document.documentElement.hidden = false;
    isSignedIn = false;
    leave();
    expect(isCovered()).toBe(false);
    comeBack(true);
    expect(isCovered()).toBe(false);
  });

  it('uncovers a page that was not kept after all', () => {
    isSignedIn = true;
    leave();
    comeBack(false);
    expect(isCovered()).toBe(false);
  });
});
