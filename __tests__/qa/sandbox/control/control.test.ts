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

describe('the back door', () => {
  it('tells who is there, what waits and what was called', async () => {
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
      calls: [{ id: 1, method: 'GET', path: ada, status: 200, fault: null }],
    });
  });

  it('makes the next call to an endpoint fail, and takes that back', async () => {
    const fault = { endpoint: 'public-user', kind: 'status', status: 401 };
    expect((await sendRequest('/sandbox-api/faults', 'POST', fault)).status).toBe(200);
    expect((await sendRequest(`${ada}/safety-net`)).status).toBe(200);
    expect((await sendRequest(ada)).status).toBe(401);
    await sendRequest('/sandbox-api/faults', 'POST', fault);
    await sendRequest('/sandbox-api/faults', 'DELETE');
    expect((await sendRequest(ada)).status).toBe(200);
  });

  it('refuses a fault that is none', async () => {
    const reply = await sendRequest('/sandbox-api/faults', 'POST', {
      endpoint: 'nothing',
      kind: 'late',
    });
    expect(reply.status).toBe(400);
  });

  it('tells who is signed in and what was sent, and ends sessions', async () => {
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

  it('resets the clinic', async () => {
    await sendRequest(`${ada}/unsubscribe`, 'POST');
    await sendRequest('/sandbox-api/reset', 'POST');
    expect(site.world.unsubscribed).toEqual(new Set());
    expect(site.world.requests).toEqual([]);
  });

  it('signs in whoever has a door of their own', async () => {
    // SAFETY: FrontDoor, as far as this test looks.
    const { groups } = (await (await sendRequest('/sandbox-api/clinic')).json()) as {
      groups: { title: string; cards: { links: { path: string }[] }[] }[];
    };
    const cards = groups.find(({ title }) => title === 'Signed in')?.cards ?? [];
    expect(cards).toHaveLength(5);
    for (const { links } of cards) {
      const code = new URL(links[0]?.path ?? '', site.url).searchParams.get('code');
      const path = '/v1/public-api/authentication/magic-code/authenticate';
      expect((await sendRequest(path, 'POST', { magicCode: code })).status).toBe(200);
    }
  });

  it('leads to paths of the app alone', async () => {
    // SAFETY: FrontDoor, as far as this test looks.
    const { groups } = (await (await sendRequest('/sandbox-api/clinic')).json()) as {
      groups: { cards: { links: { path: string }[] }[] }[];
    };
    const paths = groups.flatMap(({ cards }) => cards.flatMap(({ links }) => links));
    expect(paths.length).toBeGreaterThan(20);
    for (const { path } of paths)
      expect(path).toMatch(
        /^\/(user|patients|assessment-preview|magic-link|kiosk|clinics|intake|sandbox)/,
      );
  });
});
