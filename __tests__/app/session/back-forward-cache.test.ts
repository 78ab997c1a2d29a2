import { showPage } from '../../../src/lib/browser/bfcache-guard';
import { allowConsole } from '../../support/fail-on-console';
import { openTab } from './open-tab';
import { setupSessionTests } from './setup-session-tests';

const { signIn } = setupSessionTests();
afterEach(showPage);

const leave = () => window.dispatchEvent(new Event('pagehide'));
/** What the browser does when the user goes back to a page that it has kept. */
const goBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('§4 a page that the browser keeps when it is left', () => {
  it('stays as it is if nobody is signed in', () => {
    openTab();
    leave();
    expect(document.documentElement).not.toHaveAttribute('hidden');
    goBack();
  });

  it('is hidden if a user is signed in, and loads again when it is shown', async () => {
    allowConsole(/navigation/);
    await signIn(openTab(), 'ada');
    leave();
    expect(document.documentElement).toHaveAttribute('hidden');
    goBack();
    expect(document.documentElement).toHaveAttribute('hidden');
    // jsdom cannot reload and logs an error.
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
