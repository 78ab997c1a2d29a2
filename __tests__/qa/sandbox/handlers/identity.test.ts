/** @jest-environment node */
import { startTestServer } from '../support/test-server';
import { expireAccessTokens } from '../../../../src/qa/sandbox/world/sessions';

let site: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.close());

const credentials = { email: 'ada@example.com', password: 'Sunny-Day-42', userType: 'patient' };

function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn() {
  const response = await post('/auth/sign-in', credentials);
  // SAFETY: the wire format of D3, which the first test checks.
  const tokens = (await response.json()) as { accessToken: string; refreshToken: string };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { response, tokens, cookie };
}

const fetchProfiles = (token: string) =>
  fetch(`${site.url}/v1/client-api/account/user-profiles`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('the identity service (D3)', () => {
  it('signs in with an email and a password, and returns tokens and an HttpOnly cookie', async () => {
    const { response, tokens } = await signIn();
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/HttpOnly; SameSite=Lax$/),
    ]);
    const profile = await fetchProfiles(tokens.accessToken);
    expect(await profile.json()).toMatchObject({
      profiles: [{ userId: 'ada', firstName: 'Ada', lastName: 'Nwosu', safetyNetEnabled: true }],
    });
  });

  it('rejects a wrong password, an unknown email and an invalid body', async () => {
    const wrong = await post('/auth/sign-in', { ...credentials, password: 'no' });
    const unknown = await post('/auth/sign-in', { ...credentials, email: 'cora@example.com' });
    const upper = await post('/auth/sign-in', { ...credentials, email: 'Ada@example.com' });
    expect([wrong.status, unknown.status, upper.status]).toEqual([401, 401, 400]);
    expect(await wrong.json()).toEqual({ message: 'The email or the password is not right.' });
  });

  it('resumes a session by its cookie only', async () => {
    const { cookie } = await signIn();
    const resumed = await fetch(`${site.url}/auth/session`, { headers: { cookie } });
    const anonymous = await fetch(`${site.url}/auth/session`);
    expect([resumed.status, anonymous.status]).toEqual([200, 401]);
  });

  it('invalidates the cookie, the access token and the refresh token on sign-out', async () => {
    const { cookie, tokens } = await signIn();
    const signOut = await post('/auth/sign-out', undefined, { cookie });
    expect(signOut.status).toBe(204);
    expect(signOut.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=0')]);
    const after = await Promise.all([
      fetch(`${site.url}/auth/session`, { headers: { cookie } }),
      fetchProfiles(tokens.accessToken),
      post('/auth/refresh-token', { refreshToken: tokens.refreshToken }),
    ]);
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('replaces an expired access token once per refresh token, and the refresh token with it', async () => {
    const { tokens } = await signIn();
    expireAccessTokens(site.world.sessions);
    expect((await fetchProfiles(tokens.accessToken)).status).toBe(401);
    const refreshed = await post('/auth/refresh-token', { refreshToken: tokens.refreshToken });
    // SAFETY: the wire format of D3.
    const renewed = (await refreshed.json()) as typeof tokens;
    expect((await fetchProfiles(renewed.accessToken)).status).toBe(200);
    const again = await post('/auth/refresh-token', { refreshToken: tokens.refreshToken });
    expect(again.status).toBe(401);
    const next = await post('/auth/refresh-token', { refreshToken: renewed.refreshToken });
    expect(next.status).toBe(200);
  });

  it('shares no cookie between visitors in one process', async () => {
    await signIn();
    expect((await fetch(`${site.url}/auth/session`)).status).toBe(401);
  });
});
