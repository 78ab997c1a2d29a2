import { countInAccessibilityTree } from './support/accessibility-tree';
import { lifestyle } from '../../src/qa/sandbox/world/check-ins/modules';
import { makeEntry } from '../support/check-in-module';
import { openSignedIn } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, heading, press } from './support/screens';
import { expect, test } from './support/test';

test.use({ timezoneId: 'America/New_York' });

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeEntry(
      lifestyle,
      `entry-${index}`,
      new Date(Date.UTC(2026, 10, 2, 14, 30) - index * 86_400_000).toISOString(),
      { answers: [{ key: 'energy', value: (index % 5) - 2 }] },
    ),
  );

test('§2 history: lists the newest entry first, links entries, and has an error and an empty state', async ({
  page,
  world,
  clinic,
}) => {
  world.checkInScores.set('ada', entries(3));
  const release = await pauseRequests(page, '**/check-ins/scores*');
  await openSignedIn(page, 'ada', '/check-ins/lifestyle/completed');
  await expectScreen(page, /history|Loading…/);
  await expectAccessible(page);
  clinic.failNext({ path: 'check-in-scores-v2', kind: 'status', message: null, times: 2 });
  release();
  await expectScreen(page, 'Something went wrong');
  await expectAccessible(page);
  await press(page, 'Try again');
  await expectScreen(page, 'Lifestyle correlates history');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([
    'Monday, Nov 2, 2026, 9:30 AM',
    'Sunday, Nov 1, 2026, 9:30 AM',
    'Saturday, Oct 31, 2026, 10:30 AM',
  ]);
  await expectAccessible(page);

  await links.first().click();
  await expectScreen(page, 'Lifestyle correlates');
  await expect(page.getByText('Monday, Nov 2, 2026, 9:30 AM')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Energy' })).toContainText('Negative');
  await expect(page.getByRole('button', { name: 'Next entry' })).toBeDisabled();
  await expectAccessible(page);
  await press(page, 'Previous entry');
  await expect(page.getByText('Sunday, Nov 1, 2026, 9:30 AM')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await press(page, 'Previous entry');
  await expect(page.getByRole('button', { name: 'Previous entry' })).toBeDisabled();
  await expect(page.getByText('Saturday, Oct 31, 2026, 10:30 AM')).toBeVisible();
  await page.goBack();
  await expectScreen(page, 'Lifestyle correlates history');

  // She has completed no worksheet.
  await page.goto('/check-ins/thought-record/completed');
  await expectScreen(page, 'Thought record history');
  await expect(page.getByText('No worksheets completed.')).toBeVisible();
  await expectAccessible(page);
});

test('§2 history: lists all of 5,000 entries', async ({ page, world }) => {
  world.checkInScores.set('ada', entries(5000));
  await openSignedIn(page, 'ada', '/check-ins/lifestyle/completed');
  await expectScreen(page, 'Lifestyle correlates history');
  const links = page.locator('main li a');
  await expect(links).toHaveCount(5000, { timeout: 30_000 });

  expect(await countInAccessibilityTree(page, ['listitem'])).toEqual({ listitem: 5000 });
  await links.last().click();
  await expectScreen(page, 'Lifestyle correlates');
  await expect(page.getByRole('button', { name: 'Previous entry' })).toBeDisabled();
});
