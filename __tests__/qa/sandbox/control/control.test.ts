/** @jest-environment node */
import { startTestServer } from '../support/test-server';
import { issueTokens, openSession } from '../../../../src/qa/sandbox/world/sessions';

let site: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  site = await startTestServer({ control: true });
});
afterEach(() => site.close());

const ada = '/v1/public-api/user/ada';
const sendRequest = (path: string, method = 'GET', body?: unknown) =>
  fetch(`${site.url}${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });

describe('the control API', () => {
  it('returns the launcher’s cards, the pending faults and the recent requests', async () => {
    await sendRequest(ada);
    site.world.faults.failNext({ kind: 'status', path: 'consent-info', status: 401 });
    expect(await (await sendRequest('/sandbox-api/clinic')).json()).toMatchObject({
      groups: expect.arrayContaining([
        expect.objectContaining({ title: 'Families' }) as object,
      ]) as unknown[],
      endpoints: expect.arrayContaining([
        { name: 'public-user', label: 'GET /v1/public-api/user/:userId' },
      ]) as unknown[],
      faults: [{ endpoint: 'consent-info', kind: 'status', status: 401, times: 1 }],
      requests: [{ id: 1, method: 'GET', path: ada, status: 200, fault: null }],
    });
  });

  it('makes the next request to an endpoint fail, and removes the fault', async () => {
    const fault = { endpoint: 'public-user', kind: 'status', status: 401 };
    expect((await sendRequest('/sandbox-api/faults', 'POST', fault)).status).toBe(200);
    expect((await sendRequest(`${ada}/safety-net`)).status).toBe(200);
    expect((await sendRequest(ada)).status).toBe(401);
    await sendRequest('/sandbox-api/faults', 'POST', fault);
    await sendRequest('/sandbox-api/faults', 'DELETE');
    expect((await sendRequest(ada)).status).toBe(200);
  });

  it('rejects a fault for an unknown endpoint', async () => {
    const response = await sendRequest('/sandbox-api/faults', 'POST', {
      endpoint: 'nothing',
      kind: 'late',
    });
    expect(response.status).toBe(400);
  });

  it('returns the signed-in users and sent messages, expires access tokens and closes sessions', async () => {
    const sessions = site.world.sessions;
    issueTokens(sessions, openSession(sessions, 'ada', 'password'), site.world.clock);
    await sendRequest('/v1/public-api/onboarding/lookup', 'POST', {
      type: 'email',
      email: 'ivy@example.com',
    });
    expect(await (await sendRequest('/sandbox-api/clinic')).json()).toMatchObject({
      signedIn: ['Ada'],
      messages: [{ to: 'ivy@example.com', kind: 'verification code' }],
    });
    await sendRequest('/sandbox-api/expire-access-tokens', 'POST');
    expect(sessions.accessTokens.size).toBe(0);
    await sendRequest('/sandbox-api/end-sessions', 'POST');
    expect(sessions.open.size).toBe(0);
  });

  it('resets the sandbox', async () => {
    await sendRequest(`${ada}/unsubscribe`, 'POST');
    await sendRequest('/sandbox-api/reset', 'POST');
    expect(site.world.unsubscribed).toEqual(new Set());
    expect(site.world.requests).toEqual([]);
  });

  it('returns links that sign in each user with an account', async () => {
    // SAFETY: the part of `LauncherData` that this test reads.
    const { groups } = (await (await sendRequest('/sandbox-api/clinic')).json()) as {
      groups: { title: string; cards: { links: { path: string }[] }[] }[];
    };
    const cards = groups.find(({ title }) => title === 'Sign in as')?.cards ?? [];
    expect(cards).toHaveLength(5);
    for (const { links } of cards) {
      const code = new URL(links[0]?.path ?? '', site.url).searchParams.get('code');
      const path = '/v1/public-api/authentication/magic-code/authenticate';
      expect((await sendRequest(path, 'POST', { magicCode: code })).status).toBe(200);
    }
  });

  it('begins with the five main jobs', async () => {
    // SAFETY: the part of `LauncherData` that this test reads.
    const { groups } = (await (await sendRequest('/sandbox-api/clinic')).json()) as {
      groups: { title: string; cards: { title: string }[] }[];
    };
    expect(groups[0]?.title).toBe('Start here');
    expect(groups[0]?.cards.map(({ title }) => title)).toEqual([
      'Answer questionnaires',
      'Check in and see progress',
      'Arrive at the clinic',
      'Become a patient',
      'Get help in a crisis',
    ]);
  });

  it('returns only links to paths of the app', async () => {
    // SAFETY: the part of `LauncherData` that this test reads.
    const { groups } = (await (await sendRequest('/sandbox-api/clinic')).json()) as {
      groups: { cards: { links: { path: string }[] }[] }[];
    };
    const paths = groups.flatMap(({ cards }) => cards.flatMap(({ links }) => links));
    expect(paths.length).toBeGreaterThan(20);
    for (const { path } of paths)
      expect(path).toMatch(
        /^\/(user|patients|assessment-preview|magic-link|kiosk|clinics|intake|sandbox|login|forgot-password|accept-invite|unsubscribe-successful|visualiser)\b/,
      );
  });
});
