import type { Page } from '@playwright/test';
import { answerAll, expectScreen, heading, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openHome(page: Page, userId: string): Promise<void> {
  await signInAs(page, userId);
  await page.goto('/');
}

test('§2 home: requests the profile, then the rest in parallel; a submitted assessment leaves the list', async ({
  page,
  clinic,
}) => {
  await openHome(page, 'ada');
  await expectScreen(page, 'Hi, Ada');
  await expect(page).toHaveTitle('Home · Stillwater');
  await expect(section(page, 'Upcoming').getByRole('link')).toHaveText(['Sleep and habits']);
  const names = clinic.getRequests().map(({ endpoint }) => endpoint);
  expect(names.slice(0, 2)).toEqual(['sign-in', 'user-profiles']);
  expect(names.slice(2).sort()).toEqual([
    'assigned-assessments',
    'check-ins-assigned-v2',
    'public-user',
    'safety-net',
  ]);
  await expect(tabs(page).getByRole('link', { name: 'Home 2 overdue' })).toBeVisible();

  await section(page, 'To Do').getByRole('link', { name: 'PHQ-9' }).click();
  await expectScreen(page, 'PHQ-9');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/user\/ada\/assessments\?assessments=phq-9&context=patient_app$/);
  await answerAll(page, 'Not at all');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toMatchObject([
    { source: 'patient_app', submissionType: 'default' },
  ]);

  await page.goto('/');
  await expect(section(page, 'To Do').getByRole('link')).toHaveText(['GAD-7']);
  await expect(tabs(page).getByRole('link', { name: 'Home 1 overdue' })).toBeVisible();
});

test('§2 home: with text at 200 %, nothing of a card is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 800 });
  await openHome(page, 'ada');
  await expectScreen(page, 'Hi, Ada');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cutOff = await page
    .locator('main li span')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            getComputedStyle(element).overflowX === 'clip' &&
            element.scrollWidth > element.clientWidth,
        )
        .map(({ textContent }) => textContent),
    );
  expect(cutOff).toEqual([]);
});
