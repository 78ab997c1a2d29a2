import { defineConfig } from '@playwright/test';
import { getChromiumLaunchOptions } from '../../support/chromium-launch-options';

// The QA build has the pseudo-languages.
process.env.DIST_FOLDER ??= 'dist-qa';

/** `npm run gallery`: runs every walkthrough in a real browser and builds a page with the screenshots. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.gallery.ts',
  outputDir: '../../../test-results/gallery',
  globalSetup: './empty-gallery.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./gallery-reporter.ts']],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: getChromiumLaunchOptions(),
  },
});
