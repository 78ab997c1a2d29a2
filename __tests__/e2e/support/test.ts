import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import type { World } from '../../../src/qa/sandbox/world/world';
import { createClinic, type Clinic } from './clinic';
import { countHistoryCalls } from './count-history-calls';
import { trackPageErrors, type PageErrors } from './track-page-errors';

export { expect } from '@playwright/test';

type Site = { readonly url: string; readonly world: World };
type TestFixtures = {
  /** The errors of the page; any that the test does not allow fails it. */
  pageErrors: PageErrors;
  /** The state of the sandbox, reset before each test. */
  world: World;
  clinic: Clinic;
};

/** The folder of the build under test. */
export const distFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist');

/** A test of the built app, served together with its own sandbox; fails on unexpected errors and unknown requests. */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      if (!existsSync(path.join(distFolder, 'index.html')))
        throw new Error('There is no build yet. Run "npm run build" first.');
      const server = createSandboxServer({ distFolder, reuseConnections: false });
      const { url } = await server.listen(0);
      await use({ url, world: server.world });
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  world: async ({ site: { world } }, use) => {
    world.reset();
    await use(world);
  },

  clinic: async ({ world, pageErrors }, use) => use(createClinic(world, pageErrors)),

  pageErrors: [
    async ({ context, site, world }, use) => {
      const pageErrors = trackPageErrors(context, site.url);
      await countHistoryCalls(context);
      await use(pageErrors);
      const unknownRequests = world.requests
        .filter(({ endpoint }) => endpoint === null)
        .map(
          (request) =>
            `request without a handler in the sandbox: ${request.method} ${request.path}`,
        );
      base.expect([...pageErrors.unexpected, ...unknownRequests]).toEqual([]);
    },
    { auto: true },
  ],
});
