import { countInAccessibilityTree } from './support/accessibility-tree';
import { lifestyle } from '../../src/qa/sandbox/world/check-ins/modules';
import { makeEntry } from '../support/check-in-module';
import { openSignedIn } from './support/check-ins';
import { expectScreen } from './support/screens';
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
