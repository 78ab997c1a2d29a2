import { profileApi } from '../../src/api/profile.api';
import { intakeSessionSlice, type WithIntake } from '../../src/state/intake.slice';
import { sessionSlice, type Session } from '../../src/state/session.slice';
import { ada, API, IDENTITY, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const { profileLoaded } = sessionSlice.actions;
const SESSION = '/auth/session';
const PROFILES = '/v1/client-api/account/user-profiles';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const nia: Session = {
  kind: 'magic-link',
  magicCode: 'intake-nia',
  storedAt: 1,
  accessToken: 'access-nia',
  refreshToken: 'refresh-nia',
};
const unauthorized = { status: 401, body: { message: 'Please log in again.' } };
const signedOut = { error: { reason: 'rejected', message: null, status: 401 } };

let server: ReturnType<typeof mockFetch>;
beforeEach(() => {
  server = mockFetch();
});

describe('§6 an authenticated request', () => {
  it('sends the access token to the API’s origin only, and follows no redirect', async () => {
    const { sendRequest } = openTab(ada);
    const response = sendRequest('/v1/client-api/things');
    await server.respond('/v1/client-api/things', { body: { ok: true } });
    expect(await response).toEqual({ data: { ok: true } });
    expect(server.requests).toEqual([
      {
        method: 'GET',
        url: `${API}/v1/client-api/things`,
        bearer: 'Bearer access-1',
        profile: null,
        idempotencyKey: null,
        clientVersion: null,
        credentials: 'same-origin',
        redirect: 'error',
        keepalive: false,
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ]);
  });

  it('names the active profile once it is loaded', async () => {
    const { sendRequest, store } = openTab(ada);
    void store.dispatch(profileApi.endpoints.getProfile.initiate());
    await server.respond(PROFILES, { body: { profiles: [{ userId: 'ada' }] } });
    void sendRequest('/v1/client-api/things');
    await server.settle();
    expect(server.requests).toMatchObject([{ profile: null }, { profile: 'ada' }]);
  });

  it('is not sent for an intake with the session of a signed-in user', async () => {
    const { sendRequest, store } = openTab(ada);
    store.dispatch(profileLoaded('ada'));
    expect(await sendRequest('/v1/public-api/intake/status', { auth: 'intake' })).toEqual(
      signedOut,
    );
    expect(server.requests).toEqual([]);
  });

  it('sends the intake’s own access token for an intake, and names no profile', async () => {
    const { sendRequest, store } = openTab(ada);
    store.dispatch(profileLoaded('ada'));
    store.dispatch(intakeSessionSlice.actions.started(nia));
    void sendRequest('/v1/public-api/intake/status', { auth: 'intake' });
    await server.settle();
    expect(server.requests).toMatchObject([{ bearer: 'Bearer access-nia', profile: null }]);
  });

  it('expires only the intake’s session when that is rejected, not the session of a signed-in user', async () => {
    const { sendRequest, store, getSession, getExpiryCount } = openTab(ada);
    store.dispatch(intakeSessionSlice.actions.started(nia));
    const response = sendRequest('/v1/public-api/intake/status', { auth: 'intake' });
    await server.respond('/v1/public-api/intake/status', unauthorized);
    await server.respond('/auth/refresh-token', unauthorized);
    expect(await response).toMatchObject({ error: { status: 401 } });
    // SAFETY: openTab has injected the slice.
    const { intakeSession } = store.getState() as WithIntake;
    expect(intakeSession?.isExpired).toBe(true);
    expect(getSession()).toEqual(ada);
    expect(getExpiryCount()).toBe(0);
  });

  it('refreshes the intake’s session with its own refresh token', async () => {
    const { sendRequest, store } = openTab(ada);
    store.dispatch(intakeSessionSlice.actions.started(nia));
    const response = sendRequest('/v1/public-api/intake/status', { auth: 'intake' });
    await server.respond('/v1/public-api/intake/status', unauthorized);
    await server.respond('/auth/refresh-token', { body: fresh });
    await server.respond('/v1/public-api/intake/status', { body: { ok: true } });
    expect(await response).toEqual({ data: { ok: true } });
    expect(server.requests.at(-1)).toMatchObject({ bearer: 'Bearer access-2' });
  });

  it('is not sent while no user is signed in', async () => {
    const { sendRequest } = openTab(null);
    expect(await sendRequest('/v1/client-api/things')).toEqual(signedOut);
    expect(server.requests).toEqual([]);
  });

  it('starts no refresh on any other error', async () => {
    const { sendRequest } = openTab(ada);
    const responses = ['/a', '/b', '/c'].map((path) => sendRequest(path));
    await server.respond('/a', { status: 403, body: { message: 'Not yours.' } });
    await server.respond('/b', { status: 500, body: {} });
    await server.respond('/c', 'no network');
    expect(await Promise.all(responses)).toMatchObject([
      { error: { reason: 'rejected', message: 'Not yours.', status: 403 } },
      { error: { reason: 'server', status: 500 } },
      { error: { reason: 'offline', status: null } },
    ]);
    expect(server.requestsTo(SESSION)).toEqual([]);
  });
});

describe('§8 a 401 on an authenticated request', () => {
  it('starts one refresh for eight pending requests, and retries each of them once', async () => {
    // §4.authentication.2, §8.session.1
    const { sendRequest, getSession, getExpiryCount } = openTab(ada);
    const paths = Array.from({ length: 8 }, (_, index) => `/request-${index}`);
    const responses = Promise.all(paths.map((path) => sendRequest(path)));
    for (const path of paths) await server.respond(path, unauthorized);
    expect(server.requestsTo(SESSION)).toMatchObject([
      { url: `${IDENTITY}${SESSION}`, credentials: 'include', bearer: null, redirect: 'error' },
    ]);

    await server.respond(SESSION, { body: fresh });
    for (const path of paths) await server.respond(path, { body: { path } });
    expect(await responses).toEqual(paths.map((path) => ({ data: { path } })));
    expect(server.requestsTo(SESSION)).toHaveLength(1);
    for (const path of paths) {
      expect(server.requestsTo(path).map(({ bearer }) => bearer)).toEqual([
        'Bearer access-1',
        'Bearer access-2',
      ]);
    }
    expect(getSession()).toEqual({ kind: 'password', ...fresh });
    expect(getExpiryCount()).toBe(0);
  });

  it('starts no refresh if another request has already refreshed the tokens', async () => {
    const { sendRequest } = openTab(ada);
    const early = sendRequest('/early');
    const late = sendRequest('/late');
    await server.respond('/early', unauthorized);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/early', { body: 1 });
    await server.respond('/late', unauthorized);
    await server.respond('/late', { body: 2 });
    expect(await Promise.all([early, late])).toEqual([{ data: 1 }, { data: 2 }]);
    expect(server.requestsTo(SESSION)).toHaveLength(1);
  });

  it('expires the session if the retry is rejected as well, without a second refresh', async () => {
    // §4.authentication.3
    const { sendRequest, getSession, getExpiryCount } = openTab(ada);
    const response = sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', unauthorized);
    expect(await response).toMatchObject({ error: { status: 401 } });
    expect(server.requestsTo('/things')).toHaveLength(2);
    expect(server.requestsTo(SESSION)).toHaveLength(1);
    expect(getSession()).toBeNull();
    expect(getExpiryCount()).toBe(1);
  });

  it('keeps the session if the retry is rejected with tokens that have been replaced meanwhile', async () => {
    const { sendRequest, getSession, getExpiryCount } = openTab(ada);
    const slow = sendRequest('/slow');
    await server.respond('/slow', unauthorized);
    await server.respond(SESSION, { body: fresh });
    const other = sendRequest('/other');
    await server.respond('/other', unauthorized);
    const newest = { accessToken: 'access-3', refreshToken: 'refresh-3' };
    await server.respond(SESSION, { body: newest });
    await server.respond('/other', { body: 1 });
    await server.respond('/slow', unauthorized);
    expect(await other).toEqual({ data: 1 });
    expect(await slow).toMatchObject({ error: { status: 401 } });
    expect(getSession()).toMatchObject(newest);
    expect(getExpiryCount()).toBe(0);
  });

  it('returns any other error of the retry, and keeps the session', async () => {
    const { sendRequest, getExpiryCount } = openTab(ada);
    const response = sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', { status: 503, body: { message: 'Later.' } });
    expect(await response).toMatchObject({ error: { message: 'Later.', status: 503 } });
    expect(getExpiryCount()).toBe(0);
  });

  it('expires the session once for all requests if the refresh is rejected', async () => {
    const { sendRequest, getSession, getExpiryCount } = openTab(ada);
    const responses = Promise.all([sendRequest('/a'), sendRequest('/b')]);
    await server.respond('/a', unauthorized);
    await server.respond('/b', unauthorized);
    await server.respond(SESSION, unauthorized);
    expect(await responses).toEqual([signedOut, signedOut]);
    expect(getSession()).toBeNull();
    expect(getExpiryCount()).toBe(1);
    expect(server.requestsTo('/a')).toHaveLength(1);
  });

  it.each([
    ['no network', 'no network', { reason: 'offline', status: null }],
    ['an outage', { status: 502, body: {} }, { reason: 'server', status: 502 }],
    ['too many requests', { status: 429, body: {} }, { reason: 'busy', status: 429 }],
    ['a response without tokens', { body: { accessToken: '' } }, { reason: 'malformed' }],
  ] as const)('keeps the user signed in if %s prevents the refresh', async (_, response, error) => {
    const { sendRequest, getSession, getExpiryCount } = openTab(ada);
    const things = sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(SESSION, response);
    expect(await things).toMatchObject({ error });
    expect(getSession()).toEqual(ada);
    expect(getExpiryCount()).toBe(0);

    const again = sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await again).toEqual({ data: 1 });
  });

  it('finishes the refresh for the others if the request that started it is aborted', async () => {
    const { sendRequest } = openTab(ada);
    const controller = new AbortController();
    const first = sendRequest('/first', {}, controller.signal);
    const second = sendRequest('/second');
    await server.respond('/first', unauthorized);
    await server.respond('/second', unauthorized);
    controller.abort();
    await server.respond(SESSION, { body: fresh });
    await server.respond('/second', { body: 2 });
    expect(await second).toEqual({ data: 2 });
    expect(await first).toMatchObject({ error: { reason: 'offline' } });
  });
});
