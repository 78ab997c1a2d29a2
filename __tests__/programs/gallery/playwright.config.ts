import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { getChromiumLaunchOptions } from '../../support/chromium-launch-options';
import { isCompared } from './plan';

// The QA build has the pseudo-languages.
process.env.DIST_FOLDER ??= 'dist-qa';
if (!existsSync(process.env.DIST_FOLDER))
  throw new Error('There is no QA build yet. Run "npm run build:qa" first.');

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** `npm run gallery`: looks at every screen in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.gallery.ts',
  outputDir: '../../../test-results/gallery',
  snapshotPathTemplate: '../../../gallery-before/{testName}/{arg}{ext}',
  ignoreSnapshots: !isCompared,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey shows many views.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  metadata: { version },
  captureGitInfo: { commit: true },
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['html', { outputFolder: '../../../gallery', open: 'never' }],
    // After the page, whose reporter empties the folder.
    ['json', { outputFile: '../../../gallery/report.json' }],
  ],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: getChromiumLaunchOptions(),
  },
});
