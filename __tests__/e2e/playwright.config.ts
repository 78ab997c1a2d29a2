import { defineConfig } from '@playwright/test';
import { getChromiumLaunchOptions } from '../support/chromium-launch-options';

/** `npm run e2e`: browser tests of the production build; each worker serves it with its own sandbox. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  testIgnore: 'qa-build/**',
  outputDir: '../../test-results',
  // Twice the cores of a small machine: a test also waits, and three workers leave a fifth of the time unused.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy CI machine may cause a timeout; tests that pass only on retry are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The mode Specification of the visualiser shows the results.
  reporter: [
    [process.env.CI ? 'list' : 'line'],
    ['json', { outputFile: '../../.e2e-results.json' }],
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: getChromiumLaunchOptions(),
  },
});
