import type { Browser } from '@playwright/test';
import { SEED_PASSWORD } from '../../../../src/qa/sandbox/world/accounts';
import { readApiRequests } from '../in-page/read-requests';
import { countRounds } from '../report/count-rounds';
import { SIGNED_IN_USER } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';
import { waitForNetworkIdle } from './wait-for-network-idle';

/** From the press on 'Log in' until the home page shows what is due: ms, and sequential rounds of requests. */
export type SignInReading = { readonly duration: number; readonly apiRounds: number };

/** Signs a user in on the login page. */
export async function measureSignIn(
  browser: Browser,
  { url, world }: Site,
): Promise<SignInReading> {
  world.reset();
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page } = device;
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill(`${SIGNED_IN_USER}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
    await waitForNetworkIdle(page);
    const since = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.locator('main a[href*="/assessments?assessments="]').first().waitFor();
    const until = await page.evaluate(() => performance.now());
    const requests = await page.evaluate(readApiRequests, { since, until });
    return { duration: until - since, apiRounds: countRounds(requests) };
  } finally {
    await device.close();
  }
}
