/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { withSandboxConfiguration } from '../../../../src/qa/sandbox/card-provider/sandbox-configuration';
import { startTestServer } from '../support/test-server';

const BLOCK = '<script id="app-config" type="application/json">\n {}\n</script>';
const page = `<!doctype html><title>App</title>${BLOCK}`;

async function startConfiguredServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'app-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  const site = await startTestServer({ distFolder: folder });
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describe('the fake card provider', () => {
  let site: Awaited<ReturnType<typeof startConfiguredServer>>;
  beforeAll(async () => {
    site = await startConfiguredServer();
  });
  afterAll(() => site.close());

  const fetchScript = () => fetch(`${site.url}/sandbox-card-provider/stripe.js`);

  it('is configured in the app’s page on every path', async () => {
    for (const target of ['/', '/intake?code=intake-nia']) {
      const response = await fetch(`${site.url}${target}`, { headers: { accept: 'text/html' } });
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const [, block = ''] = /application\/json">(.*)<\/script>/.exec(await response.text()) ?? [];
      expect(JSON.parse(block)).toEqual({
        stripePublishableKey: 'pk_test_sandbox',
        stripeJsUrl: '/sandbox-card-provider/stripe.js',
      });
    }
  });

  it('is one script that sets `window.Stripe`', async () => {
    const response = await fetchScript();
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const window: { Stripe?: { version: string } } = {};
    runInNewContext(await response.text(), { window, document: {} });
    expect(window.Stripe?.version).toBe('endive');
  });

  it('fails to load with a fault, and is in the request log', async () => {
    site.world.faults.failNext({ path: 'card-provider-script', kind: 'status' });
    expect((await fetchScript()).status).toBe(500);
    expect((await fetchScript()).status).toBe(200);
    expect(site.world.requests.at(-1)).toMatchObject({ endpoint: 'card-provider-script' });
  });
});

it('leaves a page without a data block unchanged', () => {
  expect(withSandboxConfiguration('<p>no block</p>')).toBe('<p>no block</p>');
});
