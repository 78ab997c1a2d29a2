import { getCommand } from '../../../src/api/commands';
import { clearVisitorData } from '../../../src/app/kiosk/clear-visitor-data';
import { setupSessionTests } from './setup-session-tests';
import { openTab, type Tab } from './open-tab';

const { signIn } = setupSessionTests();

const request = { method: 'POST', url: '/v1/public-api/intake/sign-consent-policies', body: {} };

/** The key that the next attempt would carry; its outcome stays uncertain. */
const getKey = ({ store }: Tab) =>
  store.dispatch((_dispatch, _getState, extra) => getCommand(request, extra).key);

describe('D10 retries: the next person’s commands have keys of their own', () => {
  it('D10 retries: after a sign-out', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    const key = getKey(tab);
    expect(getKey(tab)).toBe(key);
    await tab.send('SIGN_OUT');
    expect(getKey(tab)).not.toBe(key);
  });

  it('D10 retries: after a kiosk has started over', async () => {
    const tab = openTab();
    const key = getKey(tab);
    await clearVisitorData(tab.services);
    expect(getKey(tab)).not.toBe(key);
  });

  it('D10 retries: after another user has signed in where a session was lost, but not after the same user', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    const key = getKey(tab);
    tab.sessionActor.send({ type: 'SESSION_EXPIRED' });
    await signIn(tab, 'ada', 'password');
    expect(getKey(tab)).toBe(key);
    tab.sessionActor.send({ type: 'SESSION_EXPIRED' });
    await signIn(tab, 'ben', 'password');
    expect(getKey(tab)).not.toBe(key);
  });
});
