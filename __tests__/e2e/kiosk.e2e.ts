import type { Page } from '@playwright/test';
import {
  answerAll,
  assessmentsUrl,
  expectScreen,
  press,
  getStorageEntries,
} from './support/screens';
import { expect, test } from './support/test';

async function complete(page: Page, homescreenUrl: string): Promise<void> {
  const query = `&homescreenUrl=${encodeURIComponent(homescreenUrl)}`;
  await page.goto(assessmentsUrl('kai', 'kiosk', query));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
}

/** Expects no data of the visitor in storage, on screen, and after Back and Forward. */
async function expectNoVisitorData(page: Page): Promise<void> {
  expect(await getStorageEntries(page)).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect(page.getByRole('radio')).toHaveCount(0);
  for (const direction of ['goBack', 'goForward'] as const) {
    await page[direction]();
    await expect(page.getByText(/PHQ-9|Assessments completed/)).toHaveCount(0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
}

test('§4 kiosk: returns to the kiosk automatically after 10 s', async ({ page }) => {
  await page.clock.install();
  await complete(page, '/kiosk/lakeside');
  await page.clock.fastForward(9_000);
  await expectScreen(page, 'Assessments completed!');
  await page.clock.fastForward(1_500);
  await expect(page).toHaveURL('/kiosk/lakeside');
  await expectNoVisitorData(page);
});

test('§4 kiosk: after several assessments Back and Forward show none of their pages', async ({
  page,
  world,
}) => {
  world.assignments.set('kai', world.assignments.get('ada') ?? []);
  await page.goto(assessmentsUrl('kai', 'kiosk', '&homescreenUrl=/kiosk/lakeside'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await press(page, 'Done');
  await expect(page).toHaveURL('/kiosk/lakeside');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await page.goForward();
  await expect(page.getByText(/PHQ-9|GAD-7|completed/)).toHaveCount(0);
});
