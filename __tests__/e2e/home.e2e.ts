import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
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
  await expectAccessible(page);

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

test('§2 home, Chrome: Back returns from an assessment, whose app bar links to Check-In when signed in', async ({
  page,
}) => {
  // §2.chrome.6
  const bar = page.getByRole('banner');
  await openHome(page, 'ada');
  await section(page, 'To Do').getByRole('link', { name: 'GAD-7' }).click();
  await expectScreen(page, 'GAD-7');
  await bar.getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'Hi, Ada');
  await section(page, 'To Do').getByRole('link', { name: 'PHQ-9' }).click();
  await expectScreen(page, 'PHQ-9');
  await expect(bar.getByRole('link', { name: 'Check-In' })).toBeVisible();
  await bar.getByRole('link', { name: 'Check-In' }).click();
  await expectScreen(page, 'Check in');
});

test('§2, §8 home: has placeholders while loading, errors with Try again, and messages if nothing is due', async ({
  page,
  world,
  clinic,
}) => {
  const releaseProfile = await pauseRequests(page, '**/user-profiles');
  const releaseLists = await pauseRequests(page, '**/assigned-assessments');
  await openHome(page, 'ada');
  await expect(heading(page)).toHaveText('Loading…');
  clinic.failNext({ path: 'user-profiles', kind: 'network', times: 2 });
  releaseProfile();
  await expect(page.getByRole('alert')).toHaveText(
    'An error occured. Please try closing and reopening the app.',
  );
  await expectAccessible(page);
  await press(page, 'Try again');
  await expectScreen(page, 'Hi, Ada');

  const due = section(page, 'To Do');
  await expect(due.getByRole('status')).toHaveText('Loading…');
  await expectAccessible(page);
  clinic.failNext({ path: 'assigned-assessments', kind: 'status', message: null, times: 2 });
  releaseLists();
  await expect(due.getByRole('alert')).toContainText("We couldn't load this. Please try again.");
  await expectAccessible(page);
  await due.getByRole('button', { name: 'Try again' }).click();
  await expect(due.getByRole('link')).toHaveCount(2);

  world.assignments.set('ada', []);
  await page.reload();
  await expect(due).toContainText('Nothing is due right now.');
  await expect(section(page, 'Upcoming')).toContainText('No upcoming assessments');
  await expect(page.getByText('overdue')).toHaveCount(0);
  await expectAccessible(page);
});

test('§2 home: the safety-net banner can be dismissed for good, and stays with an error if that fails', async ({
  page,
  clinic,
}) => {
  await openHome(page, 'ada');
  const banner = section(page, 'Your Safety Net');
  await banner.getByRole('link', { name: 'View' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.goBack();
  clinic.failNext({ path: 'dismiss-safety-net', kind: 'status', message: 'Not just now.' });
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner.getByRole('alert')).toHaveText('Not just now.');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'To Do' })).toBeFocused();
  await expect(page.getByText('You can find the Safety Net in Settings')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(section(page, 'Upcoming')).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(clinic.getRequests('dismiss-safety-net')).toHaveLength(2);
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
