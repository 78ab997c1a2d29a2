import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config';

/** `npm run e2e:qa`: browser tests of what only the build for QA has. */
export default defineConfig(browserTests, {
  testDir: '.',
  testIgnore: [],
  reporter: process.env.CI ? 'list' : 'line',
  outputDir: '../../../test-results/qa-build',
});
