import { waitFor } from '@testing-library/react';
import { identityApi } from '../../../src/api/identity.api';
import { serializeState, setupSessionTests, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, getRequests, rejectCookie, signIn } = setupSessionTests();
/** The one thing that a sign-out may leave behind. */
const PENDING_SIGN_OUT_KEY = 'sign-out-unconfirmed';

describe('§4 logging out', () => {
  it.each(['password', 'magic-link'] as const)(
    'leaves nothing of a %s session behind, and tells the server',
    async (kind) => {
      const tab = openTab();
      await signIn(tab, 'ada', kind);
      localStorage.setItem('persist:intake', '{}');
      sessionStorage.setItem('anything', 'x');
      expect(serializeState(tab)).toContain('Nwosu');

      await tab.send('SIGN_OUT');
      expect(tab.state()).toBe('notAuthenticated');
      expect(serializeState(tab)).not.toMatch(/Nwosu|ada|access-|refresh-|code-of/);
      expect(sessionStorage).toHaveLength(0);
      await waitFor(() => expect(storedKeys()).toEqual([]));
      expect(getRequests('sign-out')).toHaveLength(1);
      expect([...world.sessions.open.values()]).toEqual([]);
    },
  );

  it('tells the server also of a stored session that this page has not asked for', async () => {
    await signIn(openTab(), 'ada');
    const reloaded = openTab();
    await reloaded.send('SIGN_OUT');
    await waitFor(() => expect([...world.sessions.open.values()]).toEqual([]));
    expect(storedKeys()).toEqual([]);
    const otherTab = openTab();
    rejectCookie();
    await otherTab.send('RESUME');
    expect(otherTab.state()).toBe('notAuthenticated');
  });

  it.each([
    ['the server cannot be reached', 'network'],
    ['the server is out of order', 'status'],
  ] as const)(
    'works when %s: the cookie resumes nothing until the server has cleared it',
    async (_, kind) => {
      const tab = openTab();
      await signIn(tab, 'ada', 'password');
      world.faults.failNext({ path: 'sign-out', kind, times: 2 });
      await tab.send('SIGN_OUT');
      expect(serializeState(tab)).not.toContain('Nwosu');
      await waitFor(() => expect(getRequests('sign-out')).toHaveLength(1));
      expect(storedKeys()).toEqual([PENDING_SIGN_OUT_KEY]);

      const reloaded = openTab();
      await reloaded.send('RESUME');
      expect(reloaded.state()).toBe('notAuthenticated');
      expect(getRequests('sign-out')).toHaveLength(2);
      expect(getRequests('session')).toEqual([]);
      expect(storedKeys()).toEqual([PENDING_SIGN_OUT_KEY]);

      const nextTab = openTab();
      await nextTab.send('RESUME');
      expect(nextTab.state()).toBe('notAuthenticated');
      expect(storedKeys()).toEqual([]);
    },
  );

  it('tells the server once the network is back, where nothing can be stored as well', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'network', times: 2 });
    await tab.send('SIGN_OUT');
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
    expect(getRequests('session')).toEqual([]);

    window.dispatchEvent(new Event('online'));
    // Every page of this file hears of the network.
    await waitFor(() => expect(getRequests('sign-out').length).toBeGreaterThan(2));
    rejectCookie();
    await waitFor(async () => {
      await tab.send('RESUME');
      expect(getRequests('session')).toHaveLength(1);
    });
    const requestCount = getRequests('sign-out').length;
    window.dispatchEvent(new Event('online'));
    rejectCookie();
    await tab.send('RESUME');
    expect(getRequests('sign-out')).toHaveLength(requestCount);
  });

  it('does not sign out whoever signs in after a sign-out that the server never heard of', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    await tab.send('SIGN_OUT');
    await waitFor(() => expect(getRequests('sign-out')).toHaveLength(1));
    await signIn(tab, 'ben', 'password');
    expect(storedKeys()).toEqual([]);
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(getRequests('session')).toHaveLength(1);
    expect(getRequests('sign-out')).toHaveLength(1);
  });

  it('is answered before the next sign-in sets its cookie', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'late', delayMs: 100 });
    await tab.send('SIGN_OUT');
    const credentials = { email: 'ben@example.com', password: 'Sunny-Day-42' };
    await tab.store.dispatch(identityApi.endpoints.signIn.initiate(credentials));
    const [out, into] = ['sign-out', 'sign-in'].map((name) =>
      Date.parse(getRequests(name)[0]?.at ?? ''),
    );
    expect(Number(into) - Number(out)).toBeGreaterThanOrEqual(90);
  });

  it('works where storage throws', async () => {
    const tab = openTab();
    await signIn(tab, 'ada');
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No access.', 'SecurityError');
      });
    }
    await tab.send('SIGN_OUT');
    expect(tab.state()).toBe('notAuthenticated');
    expect(serializeState(tab)).not.toContain('Nwosu');
  });
});
