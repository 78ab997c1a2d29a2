import { waitFor } from '@testing-library/react';
import { identityApi } from '../../../src/api/identity.api';
import { everything, openHouse, storedKeys } from './open-house';
import { openTab } from './open-tab';

const { world, callsOf, refuseCookie, signIn } = openHouse();
/** The one thing that a sign-out may leave behind. */
const MARKER = 'sign-out-unconfirmed';

describe('§4 logging out', () => {
  it.each(['password', 'magic-link'] as const)(
    'leaves nothing of a %s session behind, and tells the server',
    async (kind) => {
      const tab = openTab();
      await signIn(tab, 'ada', kind);
      localStorage.setItem('persist:intake', '{}');
      sessionStorage.setItem('anything', 'x');
      expect(everything(tab)).toContain('Nwosu');

      await tab.send('SIGN_OUT');
      expect(tab.state()).toBe('notAuthenticated');
      expect(everything(tab)).not.toMatch(/Nwosu|ada|access-|refresh-|code-of/);
      expect(sessionStorage).toHaveLength(0);
      await waitFor(() => expect(storedKeys()).toEqual([]));
      expect(callsOf('sign-out')).toHaveLength(1);
      expect([...world.sessions.open.values()]).toEqual([]);
    },
  );

  it('tells the server also of a stored session that this page has not asked for', async () => {
    await signIn(openTab(), 'ada');
    const reloaded = openTab();
    await reloaded.send('SIGN_OUT');
    await waitFor(() => expect([...world.sessions.open.values()]).toEqual([]));
    expect(storedKeys()).toEqual([]);
    const again = openTab();
    refuseCookie();
    await again.send('RESUME');
    expect(again.state()).toBe('notAuthenticated');
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
      expect(everything(tab)).not.toContain('Nwosu');
      await waitFor(() => expect(callsOf('sign-out')).toHaveLength(1));
      expect(storedKeys()).toEqual([MARKER]);

      const reloaded = openTab();
      await reloaded.send('RESUME');
      expect(reloaded.state()).toBe('notAuthenticated');
      expect(callsOf('sign-out')).toHaveLength(2);
      expect(callsOf('session')).toEqual([]);
      expect(storedKeys()).toEqual([MARKER]);

      const later = openTab();
      await later.send('RESUME');
      expect(later.state()).toBe('notAuthenticated');
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
    expect(callsOf('session')).toEqual([]);

    window.dispatchEvent(new Event('online'));
    // Every page of this file hears of the network.
    await waitFor(() => expect(callsOf('sign-out').length).toBeGreaterThan(2));
    refuseCookie();
    await waitFor(async () => {
      await tab.send('RESUME');
      expect(callsOf('session')).toHaveLength(1);
    });
    const told = callsOf('sign-out').length;
    window.dispatchEvent(new Event('online'));
    refuseCookie();
    await tab.send('RESUME');
    expect(callsOf('sign-out')).toHaveLength(told);
  });

  it('does not sign out whoever signs in after a sign-out that the server never heard of', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    await tab.send('SIGN_OUT');
    await waitFor(() => expect(callsOf('sign-out')).toHaveLength(1));
    await signIn(tab, 'ben', 'password');
    expect(storedKeys()).toEqual([]);
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(callsOf('session')).toHaveLength(1);
    expect(callsOf('sign-out')).toHaveLength(1);
  });

  it('is answered before the next sign-in sets its cookie', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'late', delayMs: 100 });
    await tab.send('SIGN_OUT');
    const credentials = { email: 'ben@example.com', password: 'Sunny-Day-42' };
    await tab.store.dispatch(identityApi.endpoints.signIn.initiate(credentials));
    const [out, into] = ['sign-out', 'sign-in'].map((name) =>
      Date.parse(callsOf(name)[0]?.at ?? ''),
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
    expect(everything(tab)).not.toContain('Nwosu');
  });
});
