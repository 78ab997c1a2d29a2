import { profileApi } from '../../src/api/profile.api';
import { intakeSessionSlice, type WithIntake } from '../../src/state/intake.slice';
import { sessionSlice, type Session } from '../../src/state/session.slice';
import { ada, API, IDENTITY, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const { profileLoaded, started } = sessionSlice.actions;
const SESSION = '/auth/session';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const nia: Session = {
  kind: 'magic-link',
  magicCode: 'intake-nia',
  storedAt: 1,
  accessToken: 'access-nia',
  refreshToken: 'refresh-nia',
};
const refused = { status: 401, body: { message: 'Please log in again.' } };
const signedOut = { error: { reason: 'rejected', message: null, status: 401 } };

let server: ReturnType<typeof mockFetch>;
beforeEach(() => {
  server = mockFetch();
});

describe('§6 an authenticated call', () => {
  it('carries the bearer token, to the API’s origin alone, and follows no redirect from there', async () => {
    const { call } = openTab(ada);
    const response = call('/v1/client-api/things');
    await server.respond('/v1/client-api/things', { body: { ok: true } });
    expect(await response).toEqual({ data: { ok: true } });
    expect(server.seen).toEqual([
      {
        method: 'GET',
        url: `${API}/v1/client-api/things`,
        bearer: 'Bearer access-1',
        profile: null,
        credentials: 'same-origin',
        redirect: 'error',
      },
    ]);
  });

  it('names the active profile once that is known', async () => {
    const { call, store } = openTab(ada);
    store.dispatch(profileLoaded('ada'));
    void call('/v1/client-api/things');
    await server.settle();
    expect(server.seen).toMatchObject([{ profile: 'ada' }]);
  });

  it('is not made for an intake by somebody who is signed in', async () => {
    const { call, store } = openTab(ada);
    store.dispatch(profileLoaded('ada'));
    expect(await call('/v1/public-api/intake/status', { service: 'intake' })).toEqual(signedOut);
    expect(server.seen).toEqual([]);
  });

  it('carries the intake’s own bearer token, and names no profile', async () => {
    const { call, store } = openTab(ada);
    store.dispatch(profileLoaded('ada'));
    store.dispatch(intakeSessionSlice.actions.started(nia));
    void call('/v1/public-api/intake/status', { service: 'intake' });
    await server.settle();
    expect(server.seen).toMatchObject([{ bearer: 'Bearer access-nia', profile: null }]);
  });

  it('ends the intake’s session alone when that is refused, whoever is signed in', async () => {
    const { call, store, session, losses } = openTab(ada);
    store.dispatch(intakeSessionSlice.actions.started(nia));
    const response = call('/v1/public-api/intake/status', { service: 'intake' });
    await server.respond('/v1/public-api/intake/status', refused);
    await server.respond('/auth/refresh-token', refused);
    expect(await response).toMatchObject({ error: { status: 401 } });
    // SAFETY: openTab has added the slice.
    const { intakeSession } = store.getState() as WithIntake;
    expect(intakeSession?.isExpired).toBe(true);
    expect(session()).toEqual(ada);
    expect(losses()).toBe(0);
  });

  it('renews the intake’s session by its own refresh token', async () => {
    const { call, store } = openTab(ada);
    store.dispatch(intakeSessionSlice.actions.started(nia));
    const response = call('/v1/public-api/intake/status', { service: 'intake' });
    await server.respond('/v1/public-api/intake/status', refused);
    await server.respond('/auth/refresh-token', { body: fresh });
    await server.respond('/v1/public-api/intake/status', { body: { ok: true } });
    expect(await response).toEqual({ data: { ok: true } });
    expect(server.seen.at(-1)).toMatchObject({ bearer: 'Bearer access-2' });
  });

  it('is not made while nobody is signed in', async () => {
    const { call } = openTab(null);
    expect(await call('/v1/client-api/things')).toEqual(signedOut);
    expect(server.seen).toEqual([]);
  });

  it('leaves failures of every other kind alone', async () => {
    const { call } = openTab(ada);
    const responses = ['/a', '/b', '/c'].map((path) => call(path));
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

describe('§8 401 on an authenticated call', () => {
  it('renews once for eight calls in flight, and tries each of them once more', async () => {
    const { call, session, losses } = openTab(ada);
    const paths = Array.from({ length: 8 }, (_, index) => `/call-${index}`);
    const responses = Promise.all(paths.map((path) => call(path)));
    for (const path of paths) await server.respond(path, refused);
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
    expect(session()).toEqual({ kind: 'password', ...fresh });
    expect(losses()).toBe(0);
  });

  it('takes the newer tokens where another call has renewed them meanwhile', async () => {
    const { call } = openTab(ada);
    const early = call('/early');
    const late = call('/late');
    await server.respond('/early', refused);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/early', { body: 1 });
    await server.respond('/late', refused);
    await server.respond('/late', { body: 2 });
    expect(await Promise.all([early, late])).toEqual([{ data: 1 }, { data: 2 }]);
    expect(server.requestsTo(SESSION)).toHaveLength(1);
  });

  it('does not renew a second time for a call that is refused again: the session is over', async () => {
    const { call, session, losses } = openTab(ada);
    const response = call('/things');
    await server.respond('/things', refused);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', refused);
    expect(await response).toMatchObject({ error: { status: 401 } });
    expect(server.requestsTo('/things')).toHaveLength(2);
    expect(server.requestsTo(SESSION)).toHaveLength(1);
    expect(session()).toBeNull();
    expect(losses()).toBe(1);
  });

  it('shows what else is wrong with the second try, and keeps the session', async () => {
    const { call, losses } = openTab(ada);
    const response = call('/things');
    await server.respond('/things', refused);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', { status: 503, body: { message: 'Later.' } });
    expect(await response).toMatchObject({ error: { message: 'Later.', status: 503 } });
    expect(losses()).toBe(0);
  });

  it('ends the session when it cannot be renewed, once for all calls', async () => {
    const { call, session, losses } = openTab(ada);
    const responses = Promise.all([call('/a'), call('/b')]);
    await server.respond('/a', refused);
    await server.respond('/b', refused);
    await server.respond(SESSION, refused);
    expect(await responses).toEqual([signedOut, signedOut]);
    expect(session()).toBeNull();
    expect(losses()).toBe(1);
    expect(server.requestsTo('/a')).toHaveLength(1);
  });

  it.each([
    ['no network', 'no network', { reason: 'offline', status: null }],
    ['an outage', { status: 502, body: {} }, { reason: 'server', status: 502 }],
    ['too many requests', { status: 429, body: {} }, { reason: 'rejected', status: 429 }],
    ['an answer without tokens', { body: { accessToken: '' } }, { reason: 'malformed' }],
  ] as const)('stays signed in when %s hinders the renewal', async (_, response, error) => {
    const { call, session, losses } = openTab(ada);
    const things = call('/things');
    await server.respond('/things', refused);
    await server.respond(SESSION, response);
    expect(await things).toMatchObject({ error });
    expect(session()).toEqual(ada);
    expect(losses()).toBe(0);

    const again = call('/things');
    await server.respond('/things', refused);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await again).toEqual({ data: 1 });
  });

  it('goes on for the others when the call that asked first is given up', async () => {
    const { call } = openTab(ada);
    const controller = new AbortController();
    const first = call('/first', {}, controller.signal);
    const second = call('/second');
    await server.respond('/first', refused);
    await server.respond('/second', refused);
    controller.abort();
    await server.respond(SESSION, { body: fresh });
    await server.respond('/second', { body: 2 });
    expect(await second).toEqual({ data: 2 });
    expect(await first).toMatchObject({ error: { reason: 'offline' } });
  });
});

describe('D3 a late answer of an earlier session', () => {
  it('is nobody’s after a logout', async () => {
    const { call, signOut } = openTab(ada);
    const response = call('/things');
    await server.settle();
    signOut();
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('is nobody’s after somebody else has signed in', async () => {
    const { call, store } = openTab(ada);
    const response = call('/things');
    await server.settle();
    store.dispatch(started({ ...ada, accessToken: 'access-of-ben' }));
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('of the renewal signs nobody in again', async () => {
    const { call, session, signOut } = openTab(ada);
    const response = call('/things');
    await server.respond('/things', refused);
    signOut();
    await server.respond(SESSION, { body: fresh });
    expect(await response).toEqual(signedOut);
    expect(session()).toBeNull();
    expect(server.requestsTo('/things')).toHaveLength(1);
  });

  it('of the second try is nobody’s either', async () => {
    const { call, signOut } = openTab(ada);
    const response = call('/things');
    await server.respond('/things', refused);
    await server.respond(SESSION, { body: fresh });
    signOut();
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('of a renewal holds up nobody who has signed in since', async () => {
    const { call, store, session } = openTab(ada);
    const adaResponse = call('/things');
    await server.respond('/things', refused);
    const ben = { ...ada, accessToken: 'access-of-ben' };
    store.dispatch(started(ben));
    const benResponse = call('/other-things');
    await server.respond('/other-things', refused);
    expect(await adaResponse).toEqual(signedOut);
    expect(server.requestsTo(SESSION)).toHaveLength(2);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/other-things', { body: { of: 'Ben' } });
    expect(await benResponse).toEqual({ data: { of: 'Ben' } });
    expect(session()).toMatchObject(fresh);
  });

  it('never comes back into the cache', async () => {
    const { store, signOut } = openTab(ada);
    const profile = store.dispatch(profileApi.endpoints.getProfile.initiate());
    await server.settle();
    signOut();
    await server.respond('/v1/client-api/account/user-profiles', {
      body: { profiles: [{ userId: 'ada', firstName: 'Ada' }] },
    });
    await profile;
    expect(JSON.stringify(store.getState())).not.toContain('Ada');
    expect(store.getState().session.profileUserId).toBeNull();
  });
});
