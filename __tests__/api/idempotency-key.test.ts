import { assessmentsApi } from '../../src/api/assessments.api';
import { baseApi } from '../../src/api/base-api';
import { checkInsApi } from '../../src/api/check-ins.api';
import { endCommand } from '../../src/api/commands';
import { preferencesApi } from '../../src/api/preferences.api';
import { signOut } from '../../src/api/sign-out';
import { mockFetch } from './support/mock-fetch';
import { ada, adaByLink, API, openTab } from './support/open-tab';

const PATH = '/v1/client-api/users/ada/optional-comms';
const SUBMIT_PATH = '/v1/client-api/users/ada/check-ins/submit';
const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const ownOrigin = { apiBaseUrl: '', identityBaseUrl: '' };
beforeEach(() => {
  document.documentElement.dataset.release = '0.1.0+1a2b3c4d';
});

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function open(origins: Parameters<typeof openTab>[2] = ownOrigin) {
  const server = mockFetch();
  const { store } = openTab(ada, {}, origins);
  type Reply = Parameters<typeof server.respond>[1];
  /** Saves a setting, responds, and returns the idempotency key. */
  const save = async (reply: Reply, type = 'A') => {
    const lists = { push: [type], email: [], sms: [] };
    const request = store.dispatch(
      preferencesApi.endpoints.saveOptionalComms.initiate(
        { userId: 'ada', lists },
        { track: false },
      ),
    );
    await server.respond(PATH, reply);
    await request;
    return server.requestsTo(PATH).at(-1)?.idempotencyKey;
  };
  /** Starts to submit a check-in with this answer. */
  const submit = (key: string, value: unknown = 1) => {
    const checkIns = [{ moduleId: 'mood', moduleVersionId: '1', answers: [{ key: 'a', value }] }];
    return store.dispatch(
      checkInsApi.endpoints.submitCheckIns.initiate(
        { userId: 'ada', checkIns, key },
        { track: false },
      ),
    );
  };
  return { server, store, save, submit };
}

describe('D10 retries: the idempotency key', () => {
  it('is a UUID, and a new one for each command', async () => {
    const { save } = open();
    const first = await save({ body: {} });
    expect(first).toMatch(UUID);
    expect(await save({ body: {} })).not.toBe(first);
  });

  it.each(['no network', { status: 500 }, { status: 429 }, { status: 409 }] as const)(
    'is the same after %j, unless it is a refusal',
    async (failure) => {
      const { save } = open();
      const first = await save(failure);
      const isSame = (await save({ body: {} })) === first;
      expect(isSame).toBe(failure === 'no network' || failure.status !== 409);
    },
  );

  it('stays the same for a retry after a 401', async () => {
    const { server, save } = open();
    const saving = save({ status: 401 });
    await server.respond('/auth/session', { body: tokens });
    await server.respond(PATH, { body: {} });
    await saving;
    const [first, second] = server.requestsTo(PATH);
    expect(first?.idempotencyKey).toMatch(UUID);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('is a new one for changed data, also when they are changed back', async () => {
    const { save } = open();
    const first = await save('no network', 'A');
    const second = await save('no network', 'B');
    const third = await save('no network', 'A');
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('stays the same after a refusal if an earlier attempt with it may have arrived, which is told', async () => {
    const { store, server } = open();
    const save = async (reply: Parameters<typeof server.respond>[1]) => {
      const lists = { push: [], email: [], sms: [] };
      const { saveOptionalComms } = preferencesApi.endpoints;
      const saving = store.dispatch(saveOptionalComms.initiate({ userId: 'ada', lists }));
      await server.respond(PATH, reply);
      const { error } = await saving;
      return {
        key: server.requestsTo(PATH).at(-1)?.idempotencyKey,
        wasUncertain: error !== undefined && 'wasUncertain' in error,
      };
    };
    const { key: refusedKey, ...refused } = await save({ status: 409 });
    expect(refused).toEqual({ wasUncertain: false });
    const { key } = await save('no network');
    expect(key).not.toBe(refusedKey);
    for (const reply of [{ status: 409 }, { status: 429 }, { status: 409 }])
      expect(await save(reply)).toEqual({ key, wasUncertain: true });
    expect(await save({ body: {} })).toEqual({ key, wasUncertain: false });
    expect((await save({ status: 409 })).key).not.toBe(key);
  });

  it('is a new one once the command has ended', async () => {
    const { store, save } = open();
    const first = await save('no network');
    store.dispatch(endCommand({ method: 'POST', url: PATH }));
    expect(await save({ body: {} })).not.toBe(first);
  });
});

describe('D10 retries: the idempotency key of a submit', () => {
  it('D10 the key of a submit is the one that its flow has opened, also after a 401', async () => {
    const { server, submit } = open();
    const sending = submit('key-of-the-flow');
    await server.respond(SUBMIT_PATH, { status: 401 });
    await server.respond('/auth/session', { body: tokens });
    await server.respond(SUBMIT_PATH, { body: {} });
    await sending;
    const keys = server.requestsTo(SUBMIT_PATH).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key-of-the-flow', 'key-of-the-flow']);
  });

  it('D10 the flow alone decides whether the next submit of the same answers is of the same command', async () => {
    const { server, submit } = open();
    for (const [key, reply] of [
      ['a', 'no network'],
      ['b', { body: {} }],
      ['b', { body: {} }],
    ] as const) {
      const sending = submit(key);
      await server.respond(SUBMIT_PATH, reply);
      await sending;
    }
    const keys = server.requestsTo(SUBMIT_PATH).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['a', 'b', 'b']);
  });

  it('D10 the key of a submit is not sent to another origin that does not allow it', async () => {
    const { server, submit } = open({ apiBaseUrl: API, identityBaseUrl: '' });
    void submit('key-of-the-flow');
    await server.settle();
    expect(server.requestsTo(SUBMIT_PATH)).toMatchObject([{ idempotencyKey: null }]);
  });
});

describe('D10 retries: a refresh', () => {
  it('D10 the refresh of a magic-link session sends no key, because a repeated response has old tokens', async () => {
    const server = mockFetch();
    void openTab(adaByLink, {}, ownOrigin).sendRequest('/things');
    await server.respond('/things', { status: 401 });
    expect(server.requestsTo('/auth/refresh-token')).toMatchObject([
      { method: 'POST', idempotencyKey: null },
    ]);
  });
});

describe('D9 a submit that outlives its page', () => {
  /** The answer with which the body of a submit has this many bytes. */
  const toAnswer = (byteCount: number, letter = 'x') => {
    const overhead = JSON.stringify([
      { moduleId: 'mood', moduleVersionId: '1', answers: [{ key: 'a', value: '' }] },
    ]).length;
    const letterBytes = new TextEncoder().encode(letter).length;
    return letter.repeat((byteCount - overhead) / letterBytes);
  };

  const getKeepalive = async (answer: string) => {
    const { server, submit } = open();
    void submit('a-key', answer);
    await server.settle();
    return server.requestsTo(SUBMIT_PATH).map(({ keepalive }) => keepalive);
  };

  it.each([
    ['a short answer', 'never'],
    ['60,000 bytes', toAnswer(60_000)],
  ])('D9 a submit of %s is sent with keepalive', async (_size, answer) => {
    expect(await getKeepalive(answer)).toEqual([true]);
  });

  it.each([
    ['60,001 bytes', toAnswer(60_001)],
    ['fewer letters, each of two bytes,', toAnswer(62_000, 'ñ')],
  ])(
    'D9 a submit of %s is sent without keepalive, for browsers would refuse it',
    async (_size, answer) => {
      expect(await getKeepalive(answer)).toEqual([false]);
    },
  );

  it('D9 a submit to another origin is sent with keepalive, although it has no key there', async () => {
    const { server, submit } = open({ apiBaseUrl: API, identityBaseUrl: '' });
    void submit('a-key');
    await server.settle();
    expect(server.requestsTo(SUBMIT_PATH)).toMatchObject([{ keepalive: true }]);
  });

  it('D9 a submit goes on although the session ends; other writes are aborted', async () => {
    const { server, store, submit } = open();
    void submit('a-key');
    const lists = { push: [], email: [], sms: [] };
    void store.dispatch(
      preferencesApi.endpoints.saveOptionalComms.initiate({ userId: 'ada', lists }),
    );
    await server.settle();
    store.dispatch(baseApi.util.resetApiState());
    await server.settle();
    expect(server.requestsTo(SUBMIT_PATH)[0]?.signal.aborted).toBe(false);
    expect(server.requestsTo(PATH)[0]?.signal.aborted).toBe(true);
  });

  it('D9 other writes are sent without keepalive, of which a browser grants only so much', async () => {
    const { server, save } = open();
    await save({ body: {} });
    expect(server.requestsTo(PATH)).toMatchObject([{ keepalive: false }]);
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
    const { server, store, save } = open(origins);
    await save({ body: {} });
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
