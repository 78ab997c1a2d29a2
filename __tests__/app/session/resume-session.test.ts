import { identityApi } from '../../../src/api/identity.api';
import { startSession } from '../../../src/api/start-session';
import { createSessionService } from '../../../src/app/session/session-service';
import { SESSION_LIFETIME_MS } from '../../../src/state/stored-session';
import { setupSessionTests, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, getRequests, rejectCookie, signIn } = setupSessionTests();

describe('§4 resuming', () => {
  it('takes up what is stored, and asks the identity service nothing', async () => {
    await signIn(openTab(), 'ada');
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(reloaded.state()).toBe('authenticated');
    expect(reloaded.session()).toMatchObject({ kind: 'magic-link', magicCode: 'code-of-ada' });
    expect(getRequests('session')).toEqual([]);
  });

  it.each([
    ['minus a second', -1000, 'authenticated'],
    ['plus a second', 1000, 'notAuthenticated'],
  ])('§9 after 30 days %s', async (_, more, expected) => {
    await signIn(openTab(), 'ada');
    const later = Date.now() + SESSION_LIFETIME_MS + more;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(reloaded.state()).toBe(expected);
  });

  it('takes no older cookie for a magic link that is dropped for its age', async () => {
    await signIn(openTab(), 'ada');
    const later = Date.now() + SESSION_LIFETIME_MS + 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    for (const tab of [openTab(), openTab()]) {
      await tab.send('RESUME');
      expect(tab.state()).toBe('notAuthenticated');
    }
    expect(getRequests('session')).toEqual([]);
    expect(getRequests('sign-out')).toHaveLength(2);
    expect(storedKeys()).toEqual([]);
  });

  it('resumes a password session by its cookie, and stores nothing of it', async () => {
    const first = openTab();
    const response = await first.store.dispatch(
      identityApi.endpoints.signIn.initiate({ email: 'ADA@example.com', password: 'Sunny-Day-42' }),
    );
    if (!response.data) throw new Error('Nobody was signed in.');
    startSession({ kind: 'password', ...response.data }, first.store.dispatch, first.sessionActor);
    await first.sessionService.flush();
    const reloaded = openTab();
    await reloaded.send('RESUME');
    expect(getRequests('sign-in')).toMatchObject([{ body: { email: 'ada@example.com' } }]);
    expect(getRequests('session')).toHaveLength(1);
    expect(storedKeys()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('finds nobody where the cookie stands for nobody', async () => {
    rejectCookie();
    const tab = openTab();
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
  });

  it.each(['network', 'status', 'html'] as const)(
    'says that it cannot tell when the answer is lost (%s), and asks again',
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

  it('is one flow for the app, whoever opens it', () => {
    const { services, sessionService } = openTab();
    expect(services.get(createSessionService)).toBe(sessionService);
  });
});

describe('a public screen that asks whether somebody is signed in', () => {
  it.each([
    ['is told so', 'magic-link', true],
    ['is told that nobody is', null, false],
  ] as const)('%s', async (_, kind, expected) => {
    if (kind !== null) await signIn(openTab(), 'ada', kind);
    else rejectCookie();
    const tab = openTab({ app: 'PatientApp/3.2.7 (ios)' });
    expect(await tab.sessionService.resume()).toBe(expected);
    expect(tab.messages).not.toContainEqual({ type: 'auth-invalid' });
  });

  it('learns that it cannot be told', async () => {
    world.faults.failNext({ path: 'session', kind: 'network' });
    const tab = openTab();
    await expect(tab.sessionService.resume()).rejects.toThrow();
    expect(tab.state()).toBe('unknown');
  });
});
