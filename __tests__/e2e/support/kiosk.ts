import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { expectScreen, press, getStorageEntries } from './screens';

/** A tablet at a front desk. */
export const TABLET = { width: 1024, height: 768 };
export const LAKESIDE = 'Welcome to Lakeside Behavioral Health';
/** The default idle time and the countdown of the dialog, in ms (D1, D9). */
export const IDLE_MS = 120_000;
export const WARNING_MS = 20_000;

type Visitor = { readonly lastName: string; readonly dateOfBirth: string };

/** Seed users of the clinic Lakeside; the twins share last name and date of birth. */
export const KAI: Visitor = { lastName: 'Okafor', dateOfBirth: '05/17/1990' };
export const ADA: Visitor = { lastName: 'Nwosu', dateOfBirth: '05/17/1990' };
export const TWIN: Visitor = { lastName: 'Lindqvist', dateOfBirth: '06/15/2000' };

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const idleDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you still there?' });

export const openKiosk = (page: Page) => page.goto('/kiosk/lakeside');

/** Fills in the identification form and continues. */
export async function identify(page: Page, { lastName, dateOfBirth }: Visitor): Promise<void> {
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Date of birth').fill(dateOfBirth);
  await press(page, 'Continue');
}

/** Expects the kiosk's initial state: empty fields, empty storage, no message. */
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

/** Expects everything that can be tapped to be at least 56 px high. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.locator('a:visible, button:visible, input:visible');
  await expect(targets).not.toHaveCount(0);
  const heights = await targets.evaluateAll((elements) =>
    elements.map((element) => {
      // The whole row of a radio can be tapped.
      const row = element.matches('input[type=radio]') ? element.parentElement : element;
      return { text: row?.textContent, height: row?.getBoundingClientRect().height ?? 0 };
    }),
  );
  expect(heights.filter(({ height }) => height < 56)).toEqual([]);
}

/** Advances the clock until the idle dialog opens and its countdown ends. */
export async function expireIdleTimer(page: Page): Promise<void> {
  await page.clock.fastForward(IDLE_MS);
  await expect(idleDialog(page)).toBeVisible();
  await page.clock.fastForward(WARNING_MS);
}

/** Goes back and forward through the history and expects no page to show text that matches `personal`. */
export async function expectNotInHistory(page: Page, personal: RegExp): Promise<void> {
  const length = await page.evaluate(() => history.length);
  for (const direction of [-1, 1])
    for (let index = 0; index < length; index += 1) {
      await (direction === -1 ? page.goBack() : page.goForward());
      const content = await page.evaluate(() => {
        const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
        return [location.href, document.title, document.body.innerText, ...typed].join('\n');
      });
      expect(content).not.toMatch(personal);
    }
}
