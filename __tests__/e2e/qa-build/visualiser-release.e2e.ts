import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../machines/user-gate/qa/user-gate.walkthroughs';
import { expectAccessible } from '../support/expect-accessible';
import { expect, openVisualiser, test } from './support/visualiser';

const walkthroughs = withoutPrefixes(generateWalkthroughs(userGateEntry));

/** The report of a gallery of one machine, whose first walkthrough failed. */
const report = JSON.stringify({
  config: { metadata: { version: '1.2.3', gitCommit: { hash: 'abcdef1234' } } },
  stats: { startTime: '2026-11-02T12:00:00.000Z', duration: 90_000 },
  suites: [
    {
      specs: walkthroughs.map(({ id }, index) => ({
        title: id,
        tests: [
          {
            status: index === 0 ? 'unexpected' : 'expected',
            results: [
              { duration: 900, errors: index === 0 ? [{ message: 'It is too wide.' }] : [] },
            ],
          },
        ],
      })),
    },
  ],
});

test('a release shows the report of the gallery beside the reviews', async ({ page }) => {
  await openVisualiser(page, '#/release');
  await page
    .getByLabel('Report of the gallery')
    .setInputFiles({ name: 'report.json', mimeType: 'text/plain', buffer: Buffer.from(report) });
  await expect(page.getByText('1.2.3, commit abcdef1234')).toBeVisible();
  await expect(page.getByText(/missing in the report\.$/)).toBeVisible();

  await page.getByLabel('Show').selectOption('Failed in the gallery, not run, missing or unknown');
  await page.locator('summary', { hasText: userGateEntry.title }).click();
  const row = page.getByRole('row').filter({ hasText: walkthroughs[0]?.title ?? '' });
  await expect(row.first()).toContainText('failed');
  await expect(row.first()).toContainText('not reviewed');
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByText('It is too wide.').first()).toBeVisible();
  await expectAccessible(page);
  // What is hidden visually in the tables must not make the page longer than the window.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBe(0);

  await row
    .first()
    .getByRole('link', { name: /^Review/ })
    .click();
  await page
    .getByRole('button', { name: 'Use that of the report: 1.2.3, commit abcdef1234' })
    .click();
  await expect(page.getByLabel('Build')).toHaveValue('1.2.3, commit abcdef1234');
});
