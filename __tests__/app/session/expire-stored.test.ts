import { INTAKE_PROGRESS_KEY, toLinkKey } from '../../../src/state/intake-storage';
import { getPersistKey, readStoredSession } from '../../../src/state/stored-session';
import { openTab } from './open-tab';
import { setupSessionTests } from './setup-session-tests';

const { signIn } = setupSessionTests();
const intake = toLinkKey(getPersistKey(INTAKE_PROGRESS_KEY), 'abc');

describe('D3 a stored session that must not be used', () => {
  it('ends as if the server had refused it, and an intake stays', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'magic-link');
    localStorage.setItem(intake, '{}');
    await tab.sessionService.expireStored();
    expect(tab.session()).toBeNull();
    expect(tab.state()).toBe('notAuthenticated');
    expect(readStoredSession(Date.now())).toBeNull();
    expect(localStorage.getItem(intake)).toBe('{}');
  });

  it('is removed if another tab has stored it since this one was opened', async () => {
    const tab = openTab();
    await tab.sessionService.flush();
    await signIn(openTab(), 'ada', 'magic-link');
    expect(tab.session()).toBeNull();
    await tab.sessionService.expireStored();
    expect(readStoredSession(Date.now())).toBeNull();
  });

  it('is not the session of a password, which is never stored', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    await tab.sessionService.expireStored();
    expect(tab.state()).toBe('authenticated');
    expect(tab.session()).toMatchObject({ kind: 'password' });
  });
});
