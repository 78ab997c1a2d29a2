import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import {
  createSandboxServer,
  type SandboxServerOptions,
} from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { countHistoryCalls } from '../../support/count-history-calls';
import { trackPageErrors } from '../../support/track-page-errors';

/** The QA build that the tests open: `QA_FOLDER`, or that of `npm run build:qa`. */
const qaFolder = path.resolve(process.env.QA_FOLDER ?? 'dist-qa');

type Site = { readonly url: string };

/** Creates a test of the QA build, served with the sandbox; it fails on errors of the page that do not match `allow`. */
export const createTest = ({
  allow,
  ...options
}: Pick<SandboxServerOptions, 'control'> & { readonly allow?: RegExp } = {}) =>
  base.extend<{ pageErrors: undefined }, { site: Site }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, use) => {
        if (!existsSync(path.join(qaFolder, 'visualiser.html')))
          throw new Error('There is no QA build yet. Run "npm run build:qa" first.');
        const server = createSandboxServer({ distFolder: qaFolder, ...options });
        await use(await server.listen(0));
        await server.close();
      },
      { scope: 'worker' },
    ],

    baseURL: async ({ site }, use) => use(site.url),

    pageErrors: [
      async ({ context, site }, use) => {
        const pageErrors = trackPageErrors(context, site.url);
        await countHistoryCalls(context);
        if (allow !== undefined) pageErrors.allow(allow);
        await use(undefined);
        expect(pageErrors.unexpected).toEqual([]);
      },
      { auto: true },
    ],
  });
