/** @jest-environment node */
import { setImmediate as nextTask } from 'node:timers/promises';
import { startTestServer } from '../support/test-server';

let site: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  site = await startTestServer();
});
afterEach(() => site.close());

const ada = '/v1/public-api/user/ada';

describe('the API over HTTP', () => {
  it('responds to GET and POST requests', async () => {
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

  it('compresses long responses if the client accepts gzip, and forbids caching', async () => {
    const path = '/v1/public-api/assessments?Ids=long-100';
    const response = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject([{ id: 'long-100' }]);
    const plain = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('gives each server in a process its own world', async () => {
    const other = await startTestServer();
    await fetch(`${other.url}${ada}/unsubscribe`, { method: 'POST' });
    expect(other.world.unsubscribed.has('ada')).toBe(true);
    expect(site.world.unsubscribed.has('ada')).toBe(false);
    await other.close();
  });

  it('returns a JSON 404 for an unknown API path', async () => {
    const response = await fetch(`${site.url}/v1/nothing`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'There is no endpoint GET /v1/nothing.' });
  });

  it('drops the connection on a network fault, even if it is reused', async () => {
    await fetch(`${site.url}${ada}`);
    site.world.faults.failNext({ kind: 'network' });
    await expect(fetch(`${site.url}${ada}`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
    expect(site.world.requests).toHaveLength(3);
  });

  it('ends a delayed request when the client aborts it', async () => {
    site.world.faults.failNext({ kind: 'late', delayMs: 60_000 });
    const controller = new AbortController();
    const request = fetch(`${site.url}${ada}`, { signal: controller.signal });
    while (site.world.faults.pending.length > 0) await nextTask();
    controller.abort();
    await expect(request).rejects.toThrow('aborted');
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
  });

  it('rejects a malformed URL, and still handles later requests', async () => {
    expect((await fetch(`${site.url}/v1/public-api/user/%E0%A4%A`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await fetch(`${site.url}${ada}`)).status).toBe(200);
  });

  it('has no control API unless it is enabled', async () => {
    expect((await fetch(`${site.url}/sandbox-api/reset`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the built app over HTTP', () => {
  const navigate = (path: string) =>
    fetch(`${site.url}${path}`, { headers: { accept: 'text/html,*/*' } });

  it.each(['/', '/user/ada/assessments?context=sms', '/kiosk/st.mary'])(
    'serves the app’s page at %s, with the headers of the host',
    async (path) => {
      const response = await navigate(path);
      expect(await response.text()).toContain('<title>App</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('x-test')).toBe('yes');
    },
  );

  it('sends the page again only if it has changed', async () => {
    const etag = (await navigate('/')).headers.get('etag') ?? '';
    const ask = (known: string) =>
      fetch(`${site.url}/login`, { headers: { accept: 'text/html', 'if-none-match': known } });
    const unchanged = await ask(etag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect((await ask('W/"another"')).status).toBe(200);
  });

  it('serves an existing page', async () => {
    expect(await (await navigate('/legal/privacy.html')).text()).toContain('Privacy');
  });

  it('serves a hashed asset compressed, with immutable caching', async () => {
    const response = await fetch(`${site.url}/assets/main.1234.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, immutable');
    expect(await response.text()).toContain('app');
  });

  it.each(['/assets/main.0000.js', '/assets/gone', '/favicon.ico', '/_headers'])(
    'returns 404 for %s, without caching',
    async (path) => {
      const response = await fetch(`${site.url}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('serves no files outside its folder', async () => {
    const response = await fetch(`${site.url}/assets/..%2f..%2f..%2fetc%2fpasswd`);
    expect(response.status).toBe(404);
  });
});
