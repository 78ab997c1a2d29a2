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

describe('the stand-in of the card provider, in the sandbox', () => {
  let site: Awaited<ReturnType<typeof startConfiguredServer>>;
  beforeAll(async () => {
    site = await startConfiguredServer();
  });
  afterAll(() => site.close());

  const script = () => fetch(`${site.url}/sandbox-card-provider/stripe.js`);

  it('is where the page is told to load the card provider from, on every path', async () => {
    for (const target of ['/', '/intake?code=intake-nia']) {
      const reply = await fetch(`${site.url}${target}`, { headers: { accept: 'text/html' } });
      expect(reply.headers.get('cache-control')).toBe('no-store');
      const [, block = ''] = /application\/json">(.*)<\/script>/.exec(await reply.text()) ?? [];
      expect(JSON.parse(block)).toEqual({
        stripePublishableKey: 'pk_test_sandbox',
        stripeJsUrl: '/sandbox-card-provider/stripe.js',
      });
    }
  });

  it('is one script that puts the provider’s own name on the page', async () => {
    const reply = await script();
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    const window: { Stripe?: { version: string } } = {};
    runInNewContext(await reply.text(), { window, document: {} });
    expect(window.Stripe?.version).toBe('endive');
  });

  it('fails to load when it is asked to, and is in the log of calls', async () => {
    site.world.faults.failNext({ path: 'card-provider-script', kind: 'status' });
    expect((await script()).status).toBe(500);
    expect((await script()).status).toBe(200);
    expect(site.world.requests.at(-1)).toMatchObject({ endpoint: 'card-provider-script' });
  });
});

it('leaves a page without a data block as it is', () => {
  expect(withSandboxConfiguration('<p>no block</p>')).toBe('<p>no block</p>');
});
