import { defineConfig } from '@playwright/test';
import { findInstalledChromium } from '../support/find-chromium';

/** Browser tests of the production build (`npm run e2e`); each worker serves it beside a clinic of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser may stumble on a busy machine: what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findInstalledChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
