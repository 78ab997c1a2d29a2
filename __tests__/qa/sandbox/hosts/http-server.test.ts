/** @jest-environment node */
import { startTestServer } from '../support/test-server';

let site: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.close());

const ada = '/v1/public-api/user/ada';

describe('the clinic over a real socket', () => {
  it('answers reads and posts', async () => {
    const read = await fetch(`${site.url}${ada}`);
    expect(await read.json()).toMatchObject({ id: 'ada' });
    const post = await fetch(`${site.url}/v1/public-api/user/elias/birthday-verification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dateOfBirth: '1984-02-29', telecomType: 'phone' }),
    });
    expect(await post.json()).toEqual({ success: true });
    expect(site.world.requests.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('compresses long answers for those who can read them, and stores none', async () => {
    const path = '/v1/public-api/assessments?Ids=long-100';
    const reply = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject([{ id: 'long-100' }]);
    const plain = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('gives two servers in one process a clinic each', async () => {
    const other = await startTestServer();
    await fetch(`${other.url}${ada}/unsubscribe`, { method: 'POST' });
    expect(other.world.unsubscribed.has('ada')).toBe(true);
    expect(site.world.unsubscribed.has('ada')).toBe(false);
    await other.close();
  });

  it('answers 404 in JSON where the API has nothing', async () => {
    const reply = await fetch(`${site.url}/v1/nothing`, { headers: { accept: 'text/html' } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ message: 'The clinic has no GET /v1/nothing.' });
  });

  it('drops the connection on a network fault, also one that is kept open', async () => {
    await fetch(`${site.url}${ada}`);
    site.world.faults.failNext({ kind: 'network' });
    await expect(fetch(`${site.url}${ada}`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
    expect(site.world.requests).toHaveLength(3);
  });

  it('stops waiting when the caller hangs up', async () => {
    site.world.faults.failNext({ kind: 'late', delayMs: 60_000 });
    await expect(fetch(`${site.url}${ada}`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
  });

  it('refuses a target that cannot be read, and goes on', async () => {
    expect((await fetch(`${site.url}/v1/public-api/user/%E0%A4%A`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
  });

  it('has no back door unless it is opened', async () => {
    expect((await fetch(`${site.url}/sandbox-api/reset`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the built app over a real socket', () => {
  const navigate = (path: string) =>
    fetch(`${site.url}${path}`, { headers: { accept: 'text/html,*/*' } });

  it.each(['/', '/user/ada/assessments?context=sms', '/kiosk/st.mary'])(
    'gives %s the app, never stored',
    async (path) => {
      const reply = await navigate(path);
      expect(await reply.text()).toContain('<title>App</title>');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-test')).toBe('yes');
    },
  );

  it('gives a page that is there', async () => {
    expect(await (await navigate('/legal/privacy.html')).text()).toContain('Privacy');
  });

  it('gives a hashed asset, compressed and for ever', async () => {
    const reply = await fetch(`${site.url}/assets/main.1234.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('cache-control')).toBe('public, immutable');
    expect(await reply.text()).toContain('app');
  });

  it.each(['/assets/main.0000.js', '/assets/gone', '/favicon.ico', '/_headers'])(
    'answers 404 for %s, never stored',
    async (path) => {
      const reply = await fetch(`${site.url}${path}`);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('stays in its folder', async () => {
    const reply = await fetch(`${site.url}/assets/..%2f..%2f..%2fetc%2fpasswd`);
    expect(reply.status).toBe(404);
  });
});
