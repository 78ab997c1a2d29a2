import { identityApi } from '../../src/api/identity.api';
import { signOut } from '../../src/api/sign-out';
import { pendingSignOut } from '../../src/state/pending-sign-out';
import { mockFetch } from './support/mock-fetch';
import { ada, IDENTITY, openTab } from './support/open-tab';

const PATH = '/auth/sign-out';
type Reply = Parameters<ReturnType<typeof mockFetch>['respond']>[1];

afterEach(() => {
  pendingSignOut.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Provides one lock for all tabs, as browsers do. */
function provideLock(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, _options: object, work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

const credentials = { email: 'ben@clinic.example', password: 'Secret' };
const tokens = { accessToken: 'access-of-ben', refreshToken: 'refresh-of-ben' };

describe('D3 a sign-out', () => {
  it.each([
    [ada, 'Bearer access-1'],
    [null, null],
  ])(
    'is sent to the identity service with its cookie, of the session %j',
    async (session, bearer) => {
      const server = mockFetch();
      void openTab(ada).store.dispatch(signOut(session));
      await server.settle();
      expect(server.requests).toMatchObject([
        { method: 'POST', url: IDENTITY + PATH, bearer, credentials: 'include', redirect: 'error' },
      ]);
    },
  );

  it.each<[string, Reply, boolean]>([
    ['a confirmation', {}, true],
    ['a 401: there is no session', { status: 401 }, true],
    ['a refusal', { status: 403 }, false],
    ['an outage', { status: 502 }, false],
    ['no response', 'no network', false],
  ])('is certain or not after %s', async (_, reply, isConfirmed) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const server = mockFetch();
    const confirmation = openTab(ada).store.dispatch(signOut(ada));
    await server.respond(PATH, reply);
    expect(await confirmation).toBe(isConfirmed);
  });

  it('§8: that fails is reported by its name', async () => {
    const server = mockFetch();
    const { store, failures } = openTab(ada);
    const confirmation = store.dispatch(signOut(ada));
    await server.respond(PATH, { status: 502 });
    await confirmation;
    expect(failures).toEqual([{ endpoint: 'signOut', reason: 'server', status: 502 }]);
  });

  it.each([true, false])(
    'ends before the next sign-in is sent, whose cookie its response would clear (locks: %j)',
    async (hasLocks) => {
      if (hasLocks) provideLock();
      const server = mockFetch();
      const tab = openTab(ada);
      void tab.store.dispatch(signOut(ada));
      await server.settle();
      // Without locks a tab cannot know of the others.
      const { dispatch } = hasLocks ? openTab(null).store : tab.store;
      const signingIn = dispatch(identityApi.endpoints.signIn.initiate(credentials));
      await server.settle();
      expect(server.requestsTo('/auth/sign-in')).toHaveLength(0);
      await server.respond(PATH, {});
      await server.respond('/auth/sign-in', { body: tokens });
      expect((await signingIn).data).toEqual(tokens);
    },
  );

  it('does not sign out a person who has signed in in another tab while it waited', async () => {
    provideLock();
    const server = mockFetch();
    void openTab(null).store.dispatch(identityApi.endpoints.signIn.initiate(credentials));
    await server.settle();
    const confirmation = openTab(null).store.dispatch(signOut(null));
    await server.respond('/auth/sign-in', { body: tokens });
    expect(await confirmation).toBe(true);
    expect(server.requestsTo(PATH)).toHaveLength(0);
    expect(pendingSignOut.isSet()).toBe(false);
  });

  it('ends with the page: no response can clear the cookie of a person who signs in on the next one', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      expect(new Request(input, init).keepalive).toBe(false);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    await openTab(ada).store.dispatch(signOut(ada));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that is not confirmed is known to the device', async () => {
    const server = mockFetch();
    const confirmation = openTab(ada).store.dispatch(signOut(ada));
    expect(pendingSignOut.isSet()).toBe(true);
    await server.respond(PATH, { status: 502 });
    await confirmation;
    expect(pendingSignOut.isSet()).toBe(true);
    const secondAttempt = openTab(ada).store.dispatch(signOut(ada));
    await server.respond(PATH, {});
    await secondAttempt;
    expect(pendingSignOut.isSet()).toBe(false);
  });
});
