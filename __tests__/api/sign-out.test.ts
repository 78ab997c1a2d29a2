import { identityApi } from '../../src/api/identity.api';
import { signOut } from '../../src/api/sign-out';
import { mockFetch } from './support/mock-fetch';
import { ada, IDENTITY, openTab } from './support/open-tab';

const PATH = '/auth/sign-out';
type Reply = Parameters<ReturnType<typeof mockFetch>['respond']>[1];

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

  it('ends before the next sign-in is sent, whose cookie its response would clear', async () => {
    const server = mockFetch();
    const { dispatch } = openTab(ada).store;
    void dispatch(signOut(ada));
    const { signIn } = identityApi.endpoints;
    const signingIn = dispatch(
      signIn.initiate({ email: 'ben@clinic.example', password: 'Secret' }),
    );
    await server.settle();
    expect(server.requestsTo('/auth/sign-in')).toHaveLength(0);
    await server.respond(PATH, {});
    const body = { accessToken: 'access-of-ben', refreshToken: 'refresh-of-ben' };
    await server.respond('/auth/sign-in', { body });
    expect((await signingIn).data).toEqual(body);
  });
});
