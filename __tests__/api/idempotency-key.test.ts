import { assessmentsApi } from '../../src/api/assessments.api';
import { checkInsApi } from '../../src/api/check-ins.api';
import { endCommand } from '../../src/api/commands';
import { signOut } from '../../src/api/sign-out';
import { mockFetch } from './support/mock-fetch';
import { ada, API, openTab } from './support/open-tab';

const PATH = '/v1/client-api/users/ada/check-ins/submit';
const ownOrigin = { apiBaseUrl: '', identityBaseUrl: '' };
beforeEach(() => {
  document.documentElement.dataset.release = '0.1.0+1a2b3c4d';
});

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function open(origins: Parameters<typeof openTab>[2] = ownOrigin) {
  const server = mockFetch();
  const { store } = openTab(ada, {}, origins);
  type Reply = Parameters<typeof server.respond>[1];
  /** Submits a check-in, responds, and returns the idempotency key. */
  const submit = async (reply: Reply, value = 1) => {
    const checkIns = [{ moduleId: 'mood', moduleVersionId: '1', answers: [{ key: 'a', value }] }];
    const request = store.dispatch(
      checkInsApi.endpoints.submitCheckIns.initiate({ userId: 'ada', checkIns }, { track: false }),
    );
    await server.respond(PATH, reply);
    await request;
    return server.requestsTo(PATH).at(-1)?.idempotencyKey;
  };
  return { server, store, submit };
}

describe('D10 retries: the idempotency key', () => {
  it('is a UUID, and a new one for each command', async () => {
    const { submit } = open();
    const first = await submit({ body: {} });
    expect(first).toMatch(UUID);
    expect(await submit({ body: {} })).not.toBe(first);
  });

  it.each(['no network', { status: 500 }, { status: 429 }, { status: 409 }] as const)(
    'is the same after %j, unless it is a refusal',
    async (failure) => {
      const { submit } = open();
      const first = await submit(failure);
      const isSame = (await submit({ body: {} })) === first;
      expect(isSame).toBe(failure === 'no network' || failure.status !== 409);
    },
  );

  it('stays the same for a retry after a 401', async () => {
    const { server, store } = open();
    const sending = store.dispatch(
      checkInsApi.endpoints.submitCheckIns.initiate(
        { userId: 'ada', checkIns: [] },
        { track: false },
      ),
    );
    await server.respond(PATH, { status: 401 });
    await server.respond('/auth/session', {
      body: { accessToken: 'access-2', refreshToken: 'refresh-2' },
    });
    await server.respond(PATH, { body: {} });
    await sending;
    const [first, second] = server.requestsTo(PATH);
    expect(first?.idempotencyKey).toMatch(UUID);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('is a new one for changed answers, also when they are changed back', async () => {
    const { submit } = open();
    const first = await submit('no network', 1);
    const second = await submit('no network', 2);
    const third = await submit('no network', 1);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is a new one once the command has ended', async () => {
    const { store, submit } = open();
    const first = await submit('no network');
    store.dispatch(endCommand({ method: 'POST', url: PATH }));
    expect(await submit({ body: {} })).not.toBe(first);
  });
});

describe('D10 retries: a sign-out', () => {
  it('is a new command each time: there may be another session to end', async () => {
    const server = mockFetch();
    const { store } = openTab(ada, {}, ownOrigin);
    for (const reply of ['no network', {}] as const) {
      const sending = store.dispatch(signOut(ada));
      await server.respond('/auth/sign-out', reply);
      await sending;
    }
    const [first, second] = server.requestsTo('/auth/sign-out');
    expect(first?.idempotencyKey).toMatch(UUID);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('D10 retries: where the headers are sent', () => {
  const read = async (origins?: Parameters<typeof openTab>[2]) => {
    const { server, store, submit } = open(origins);
    await submit({ body: {} });
    const reading = store.dispatch(
      assessmentsApi.endpoints.getAssignedAssessments.initiate('ada', { subscribe: false }),
    );
    await server.respond('/v1/public-api/user/ada/assigned-assessments', { body: [] });
    await reading;
    return server.requests.map(({ idempotencyKey, clientVersion }) => ({
      hasKey: idempotencyKey !== null,
      clientVersion,
    }));
  };

  it('the version to an API on the page’s own origin, the key with its writes', async () => {
    expect(await read()).toEqual([
      { hasKey: true, clientVersion: '0.1.0+1a2b3c4d' },
      { hasKey: false, clientVersion: '0.1.0+1a2b3c4d' },
    ]);
  });

  it('neither to another origin', async () => {
    const none = { hasKey: false, clientVersion: null };
    expect(await read({ apiBaseUrl: API, identityBaseUrl: '' })).toEqual([none, none]);
  });

  it('both to another origin with extraHeaders', async () => {
    expect(await read({ apiBaseUrl: API, identityBaseUrl: '', extraHeaders: true })).toEqual([
      { hasKey: true, clientVersion: '0.1.0+1a2b3c4d' },
      { hasKey: false, clientVersion: '0.1.0+1a2b3c4d' },
    ]);
  });
});
