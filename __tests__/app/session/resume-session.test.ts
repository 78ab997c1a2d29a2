import { identityApi } from '../../../src/api/identity.api';
import { startSession } from '../../../src/api/start-session';
import { createSessionService } from '../../../src/app/session/session-service';
import { SESSION_LIFETIME_MS } from '../../../src/state/stored-session';
import { serializeState, setupSessionTests, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, rejectCookie, setCookie, signIn } = setupSessionTests();

describe('§4 resuming a session', () => {
  it('restores the stored session without a request to the identity service', async () => {
    // §4.authentication.1
    await signIn(openTab(), 'ada');
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(reloaded.state()).toBe('authenticated');
    expect(reloaded.session()).toMatchObject({ kind: 'magic-link', magicCode: 'code-of-ada' });
    expect(world.getRequests('session')).toEqual([]);
  });

  it.each([
    ['minus a second', 'authenticated', -1000],
    ['plus a second', 'notAuthenticated', 1000],
  ])('§9: a magic-link session of 30 days %s is %s', async (_, expected, offsetMs) => {
    await signIn(openTab(), 'ada');
    const later = Date.now() + SESSION_LIFETIME_MS + offsetMs;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(reloaded.state()).toBe(expected);
  });

  it('does not resume from an older cookie after a magic-link session has expired', async () => {
    await signIn(openTab(), 'ada');
    const later = Date.now() + SESSION_LIFETIME_MS + 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    for (const tab of [openTab(), openTab()]) {
      await tab.send('RESUME');
      expect(tab.state()).toBe('notAuthenticated');
    }
    expect(world.getRequests('session')).toEqual([]);
    expect(world.getRequests('sign-out')).toHaveLength(2);
    expect(storedKeys()).toEqual([]);
  });

  it('resumes a password session from its cookie, and has one copy of its tokens', async () => {
    // §4.authentication.1
    setCookie('ada');
    const tab = openTab();
    await tab.send('RESUME');
    expect(tab.state()).toBe('authenticated');
    const { kind, accessToken = '' } = tab.session() ?? {};
    expect(kind).toBe('password');
    expect(serializeState(tab).split(accessToken)).toHaveLength(2);
    await tab.sessionService.flush();
    expect(storedKeys()).toEqual([]);
  });

  it('requests the session of the cookie after a sign-in with a password, and stores nothing', async () => {
    // §4.authentication.1
    const tab = openTab();
    const response = await tab.store.dispatch(
      identityApi.endpoints.signIn.initiate({ email: 'ADA@example.com', password: 'Sunny-Day-42' }),
    );
    if (!response.data) throw new Error('The sign-in failed.');
    startSession({ kind: 'password', ...response.data }, tab.store.dispatch, tab.sessionActor);
    await tab.sessionService.flush();
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(world.getRequests('sign-in')).toMatchObject([{ body: { email: 'ada@example.com' } }]);
    expect(world.getRequests('session')).toHaveLength(1);
    expect(storedKeys()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('is not authenticated if the server rejects the cookie', async () => {
    rejectCookie();
    const tab = openTab();
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
  });

  it.each(['network', 'status', 'html'] as const)(
    'is failed after a failed request (%s), and can be tried again',
    async (kind) => {
      world.faults.failNext({ path: 'session', kind });
      const tab = openTab();
      await tab.send('RESUME');
      expect(tab.state()).toBe('failed');
      rejectCookie();
      await tab.send('TRY_AGAIN');
      expect(tab.state()).toBe('notAuthenticated');
    },
  );

  it.each([408, 425, 429])(
    '§8 does not read a %i of the session request as signed out',
    async (status) => {
      world.faults.failNext({ path: 'session', kind: 'status', status });
      const tab = openTab();
      await tab.send('RESUME');
      expect(tab.state()).toBe('failed');
      rejectCookie();
      await tab.send('TRY_AGAIN');
      expect(tab.state()).toBe('notAuthenticated');
    },
  );

  it('stops, without a request, when a user signs in before the stored session is read', async () => {
    const tab = openTab();
    tab.sessionActor.send({ type: 'RESUME' });
    await signIn(tab, 'ben', 'password');
    expect(world.getRequests('session')).toEqual([]);
  });

  it('uses one session service per page', () => {
    const { services, sessionService } = openTab();
    expect(services.get(createSessionService)).toBe(sessionService);
  });
});

describe('a public page that checks whether a user is signed in', () => {
  it.each([
    ['a user is', 'magic-link', true],
    ['no user is', null, false],
  ] as const)('learns that %s signed in', async (_, kind, expected) => {
    if (kind !== null) await signIn(openTab(), 'ada', kind);
    else rejectCookie();
    const tab = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    expect(await tab.sessionService.resume()).toBe(expected);
    expect(tab.messages).not.toContainEqual({ type: 'auth-invalid' });
  });

  it('learns that a user is signed in who has signed in after a failed check', async () => {
    world.faults.failNext({ path: 'session', kind: 'network' });
    const tab = openTab();
    await expect(tab.sessionService.resume()).rejects.toThrow();
    await signIn(tab, 'ada');
    expect(await tab.sessionService.resume()).toBe(true);
  });

  it('gets an error if that cannot be determined', async () => {
    world.faults.failNext({ path: 'session', kind: 'network' });
    const tab = openTab();
    await expect(tab.sessionService.resume()).rejects.toThrow();
    expect(tab.state()).toBe('unknown');
  });
});
