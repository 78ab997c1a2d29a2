import type { LaunchOptions } from '@playwright/test';
import { findInstalledChromium } from './find-chromium';

/**
 * The options of every Chromium that tests launch. Playwright switches the limit of history calls off; here it is on, as in
 * the browsers of users: a page that exceeds it is not navigated any more.
 */
export const getChromiumLaunchOptions = (): LaunchOptions => ({
  executablePath: findInstalledChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
});
