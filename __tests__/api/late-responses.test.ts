import { profileApi } from '../../src/api/profile.api';
import { sessionSlice } from '../../src/state/session.slice';
import { mockFetch } from './support/mock-fetch';
import { ada, openTab } from './support/open-tab';

const { started } = sessionSlice.actions;
const SESSION = '/auth/session';
const PROFILES = '/v1/client-api/account/user-profiles';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const unauthorized = { status: 401, body: { message: 'Please log in again.' } };
const signedOut = { error: { reason: 'rejected', message: null, status: 401 } };

let server: ReturnType<typeof mockFetch>;
beforeEach(() => {
  server = mockFetch();
});

describe('D3 a late response of an earlier session', () => {
  it('is dropped after a sign-out', async () => {
    const { sendRequest, signOut } = openTab(ada);
    const response = sendRequest('/things');
    await server.settle();
    signOut();
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('is dropped after another user has signed in', async () => {
    const { sendRequest, store } = openTab(ada);
    const response = sendRequest('/things');
    await server.settle();
    store.dispatch(started({ ...ada, accessToken: 'access-of-ben' }));
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('does not sign the user in again if it is the response to the refresh', async () => {
    const { sendRequest, getSession, signOut } = openTab(ada);
    const response = sendRequest('/things');
    await server.respond('/things', unauthorized);
    signOut();
    await server.respond(SESSION, { body: fresh });
    expect(await response).toEqual(signedOut);
    expect(getSession()).toBeNull();
    expect(server.requestsTo('/things')).toHaveLength(1);
  });

  it('is dropped if it is the response to the retry', async () => {
    const { sendRequest, signOut } = openTab(ada);
    const response = sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(SESSION, { body: fresh });
    signOut();
    await server.respond('/things', { body: { of: 'Ada' } });
    expect(await response).toEqual(signedOut);
  });

  it('does not delay the next user’s requests if it is the response to the refresh', async () => {
    const { sendRequest, store, getSession } = openTab(ada);
    const adaResponse = sendRequest('/things');
    await server.respond('/things', unauthorized);
    const ben = { ...ada, accessToken: 'access-of-ben' };
    store.dispatch(started(ben));
    const benResponses = Promise.all([sendRequest('/other-things'), sendRequest('/more')]);
    await server.respond('/other-things', unauthorized);
    expect(await adaResponse).toEqual(signedOut);
    // The end of the first refresh does not hide the second one.
    await server.respond('/more', unauthorized);
    expect(server.requestsTo(SESSION)).toHaveLength(2);
    await server.respond(SESSION, { body: fresh });
    await server.respond('/other-things', { body: { of: 'Ben' } });
    await server.respond('/more', { body: { of: 'Ben' } });
    expect(await benResponses).toEqual([{ data: { of: 'Ben' } }, { data: { of: 'Ben' } }]);
    expect(getSession()).toMatchObject(fresh);
  });

  it('is not cached', async () => {
    const { store, signOut } = openTab(ada);
    const profile = store.dispatch(profileApi.endpoints.getProfile.initiate());
    await server.settle();
    signOut();
    await server.respond(PROFILES, {
      body: { profiles: [{ userId: 'ada', firstName: 'Ada' }] },
    });
    await profile;
    expect(JSON.stringify(store.getState())).not.toContain('Ada');
    expect(store.getState().session.profileUserId).toBeNull();
  });
});
