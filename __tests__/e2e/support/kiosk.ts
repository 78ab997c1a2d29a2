import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectScreen, press, getStorageEntries } from './screens';

/** A tablet at a front desk. */
export const TABLET = { width: 1024, height: 768 };
export const LAKESIDE = 'Welcome to Lakeside Behavioral Health';
/** The configured idle time, and the time for an answer, in ms (D1, D9). */
export const IDLE_MS = 120_000;
export const WARNING_MS = 20_000;

type Visitor = { readonly lastName: string; readonly dateOfBirth: string };

/** People of the cast who stand at Lakeside's kiosk; the twins share name and date of birth. */
export const KAI: Visitor = { lastName: 'Okafor', dateOfBirth: '05/17/1990' };
export const ADA: Visitor = { lastName: 'Nwosu', dateOfBirth: '05/17/1990' };
export const TWIN: Visitor = { lastName: 'Lindqvist', dateOfBirth: '06/15/2000' };

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const idleDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you still there?' });

export const openKiosk = (page: Page, clinic = 'lakeside') =>
  page.goto(`/kiosk/${encodeURIComponent(clinic)}`);

/** Fills in who somebody is, and goes on. */
export async function identify(page: Page, { lastName, dateOfBirth }: Visitor): Promise<void> {
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Date of birth').fill(dateOfBirth);
  await press(page, 'Continue');
}

/** The kiosk as the first visitor of the day finds it: nothing typed, nothing stored, nothing said. */
export async function expectFreshKiosk(page: Page): Promise<void> {
  await expectScreen(page, LAKESIDE);
  await expect(page).toHaveURL('/kiosk/lakeside');
  for (const name of ['Last name', 'Date of birth'])
    await expect(field(page, name)).toHaveValue('');
  await expect(field(page, 'Phone number')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await getStorageEntries(page)).toEqual([]);
}

export const expectAccessibleKiosk = (page: Page) => expectAccessible(page, TABLET.width);

/** Lets the time pass in which nobody does anything, until the question and then until the end. */
export async function expireIdleTimer(page: Page): Promise<void> {
  await page.clock.fastForward(IDLE_MS);
  await expect(idleDialog(page)).toBeVisible();
  await page.clock.fastForward(WARNING_MS);
}

/** Every way through the history, back and forth, shows none of this. */
export async function expectNotInHistory(page: Page, personal: RegExp): Promise<void> {
  for (const direction of [-1, 1])
    for (let index = 0; index < 20; index += 1) {
      await (direction === -1 ? page.goBack() : page.goForward());
      const content = await page.evaluate(() => {
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
        return [location.href, document.title, document.body.innerText, ...typed].join('\n');
      });
      expect(content).not.toMatch(personal);
    }
}
