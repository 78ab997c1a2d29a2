import { readFile } from 'node:fs/promises';
import { MACHINE_REGISTRY } from '../../../machines/registry';
import { toChartFile } from '../../../src/qa/visualiser/export/chart-file';
import { toExportedChart } from '../../../src/qa/visualiser/export/to-exported-chart';
import { expectAccessible } from '../support/expect-accessible';
import { expect, expectDrawn, openVisualiser, test } from './support/visualiser';

const CHANGED = 'machines/user-gate/user-gate.selectors.ts selectIsConsentMissing';

test('the catalogue compares all machines with an earlier export, down to a changed rule', async ({
  page,
}) => {
  await openVisualiser(page, '#/catalogue/user-gate');
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all charts' }).click();
  const exported = await readFile(await (await downloadEvent).path(), 'utf8');
  // The build has computed the same rules as this process.
  expect(exported).toBe(toChartFile(MACHINE_REGISTRY.map(toExportedChart)));
  const chooseFile = (content: string) =>
    page
      .getByLabel('Compare with the charts of an earlier release')
      .setInputFiles({ name: 'all.json', mimeType: 'text/plain', buffer: Buffer.from(content) });

  await chooseFile(exported);
  await expect(page.getByText(/^Compared with all\.json: \d+ unchanged\.$/)).toBeVisible();

  const file = JSON.parse(exported) as {
    charts: { rules: { parts: Record<string, { hash: string }> } }[];
  };
  const part = file.charts[0]?.rules.parts[CHANGED];
  if (part === undefined) throw new Error(`The export does not contain ${CHANGED}.`);
  part.hash = 'another';
  await chooseFile(JSON.stringify(file));
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /^Public user gate/ })
    .last();
  await expect(row).toHaveText('Public user gatechanged (1 rule)');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Compare: Public user gate' }).click();
  await expectDrawn(page);
  await expect(page.getByRole('region', { name: 'Rules' })).toContainText(
    'something it uses changed: selectIsConsentMissing in user-gate.selectors.ts',
  );
  await expect(page.getByRole('region', { name: 'Changed' })).toContainText('isConsentMissing');
});

test('the specification lists what shows each statement, and links to it', async ({ page }) => {
  await openVisualiser(page, '#/specification?section=§4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Specification');
  const row = page.getByRole('row').filter({ hasText: 'After a failure the form is reset.' });
  await expect(row.getByRole('link', { name: 'idle', exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.scrollIntoViewIfNeeded();
  const { y: before } = (await row.boundingBox()) ?? { y: 0 };
  await row.getByRole('cell').nth(1).getByRole('link').first().click();
  await expectDrawn(page);
  const statements = page.getByText(/^Shows \d+ statements? of the specification$/);
  await statements.click();
  await expect(page.getByRole('list', { name: 'Statements' }).getByRole('link').first()).toHaveText(
    /^§4\./,
  );
  await page.goBack();
  // As far down as it was left.
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(before);
  await row.getByRole('link', { name: /^saving · save error \[isRejected\]/ }).click();
  await expectDrawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chart: Notification switches');
});
