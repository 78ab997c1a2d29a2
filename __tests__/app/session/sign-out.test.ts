import { waitFor } from '@testing-library/react';
import { clinicsApi } from '../../../src/api/clinics.api';
import { identityApi } from '../../../src/api/identity.api';
import { interceptRequests } from '../../support/intercept-requests';
import { readProfile, serializeState, setupSessionTests, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, rejectCookie, signIn } = setupSessionTests();
/** The only key that may remain in localStorage after a sign-out. */
const PENDING_SIGN_OUT_KEY = 'sign-out-unconfirmed';

describe('§4 signing out', () => {
  it.each(['password', 'magic-link'] as const)(
    'deletes all data of a %s session, and signs out on the server',
    async (kind) => {
      // §4.authentication.5
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
      expect(world.getRequests('sign-out')).toHaveLength(1);
      expect([...world.sessions.open.values()]).toEqual([]);
    },
  );

  it('signs out on the server even if this page has not restored the stored session', async () => {
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
    ['the server cannot be reached', { kind: 'network' }],
    ['the server has a problem', { kind: 'status', status: 500 }],
    ['the server does not know the path', { kind: 'status', status: 404 }],
    ['the server forbids it', { kind: 'status', status: 403 }],
    ['there are too many requests', { kind: 'status', status: 429 }],
    ['a captive portal responds with its page', { kind: 'html' }],
  ] as const)(
    '§8 works if %s: the cookie resumes no session until the server has cleared it',
    async (_, fault) => {
      const tab = openTab();
      await signIn(tab, 'ada', 'password');
      world.faults.failNext({ path: 'sign-out', ...fault, times: 2 });
      await tab.send('SIGN_OUT');
      expect(serializeState(tab)).not.toContain('Nwosu');
      await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
      expect(storedKeys()).toEqual([PENDING_SIGN_OUT_KEY]);

      const reloaded = openTab();
      await reloaded.send('RESUME');
      expect(reloaded.state()).toBe('notAuthenticated');
      expect(world.getRequests('sign-out')).toHaveLength(2);
      expect(world.getRequests('session')).toEqual([]);
      expect(storedKeys()).toEqual([PENDING_SIGN_OUT_KEY]);

      const nextTab = openTab();
      await nextTab.send('RESUME');
      expect(nextTab.state()).toBe('notAuthenticated');
      expect(storedKeys()).toEqual([]);
    },
  );

  it('§8 is confirmed by a 401: there is no session left', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'status', status: 401, message: null });
    await tab.send('SIGN_OUT');
    await waitFor(() => expect(storedKeys()).toEqual([]));
  });

  it('§8 keeps the cookie from resuming after a lost magic-link session, until the server has cleared it', async () => {
    const tab = openTab();
    await signIn(tab, 'ada');
    world.sessions.open.clear();
    world.faults.failNext({ path: 'sign-out', kind: 'network', times: 2 });
    await readProfile(tab);
    expect(tab.state()).toBe('notAuthenticated');
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(reloaded.state()).toBe('notAuthenticated');
    expect(world.getRequests('session')).toEqual([]);
    expect(storedKeys()).toEqual([PENDING_SIGN_OUT_KEY]);
  });

  it('signs out on the server once the network is back, even if storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'network', times: 2 });
    await tab.send('SIGN_OUT');
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
    expect(world.getRequests('session')).toEqual([]);

    window.dispatchEvent(new Event('online'));
    // The tabs of earlier tests receive the event, too.
    await waitFor(() => expect(world.getRequests('sign-out').length).toBeGreaterThan(2));
    rejectCookie();
    await waitFor(async () => {
      await tab.send('RESUME');
      expect(world.getRequests('session')).toHaveLength(1);
    });
    const requestCount = world.getRequests('sign-out').length;
    window.dispatchEvent(new Event('online'));
    rejectCookie();
    await tab.send('RESUME');
    expect(world.getRequests('sign-out')).toHaveLength(requestCount);
  });

  it('does not sign out a user who signs in after an unconfirmed sign-out', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    await tab.send('SIGN_OUT');
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    const credentials = { email: 'ben@example.com', password: 'Sunny-Day-42' };
    await tab.store.dispatch(identityApi.endpoints.signIn.initiate(credentials)).unwrap();
    expect(storedKeys()).toEqual([]);
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(world.getRequests('session')).toHaveLength(1);
    expect(world.getRequests('sign-out')).toHaveLength(1);
  });

  it('delays the next sign-in until the server has responded to the sign-out', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    const interception = interceptRequests(/^\/auth\/sign-(?:in|out)$/);
    await tab.send('SIGN_OUT');
    const credentials = { email: 'ben@example.com', password: 'Sunny-Day-42' };
    const response = tab.store.dispatch(identityApi.endpoints.signIn.initiate(credentials));
    // A sign-in that does not wait is sent before this request.
    await tab.store.dispatch(clinicsApi.endpoints.getClinic.initiate('lakeside'));
    expect(interception.getPendingPaths()).toEqual(['/auth/sign-out']);

    await interception.release(/sign-out/);
    await interception.release(/sign-in/);
    expect(await response).toHaveProperty('data');
    interception.restore();
  });

  it('clears the store if storage throws', async () => {
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
