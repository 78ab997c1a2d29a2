import { readFile } from 'node:fs/promises';
import { MACHINE_REGISTRY } from '../../../machines/registry';
import { toChartFile } from '../../../src/qa/visualiser/export/chart-file';
import { toExportedChart } from '../../../src/qa/visualiser/export/to-exported-chart';
import { expectAccessible } from '../support/expect-accessible';
import { expect, expectDrawn, openVisualiser, test } from './support/visualiser';

test('the catalogue compares all machines with an earlier export, down to a changed walkthrough', async ({
  page,
}) => {
  await openVisualiser(page, '#/catalogue/user-gate');
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all charts' }).click();
  const exported = await readFile(await (await downloadEvent).path(), 'utf8');
  expect(exported).toBe(toChartFile(MACHINE_REGISTRY.map(toExportedChart)));
  const chooseFile = (content: string) =>
    page
      .getByLabel('Compare with the charts of an earlier release')
      .setInputFiles({ name: 'all.json', mimeType: 'text/plain', buffer: Buffer.from(content) });

  await chooseFile(exported);
  await expect(page.getByText(/^Compared with all\.json: \d+ unchanged\.$/)).toBeVisible();

  await chooseFile(exported.replace('→ CONSENT_REQUIRED.reading: ', '→ open: '));
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /^Public user gate/ })
    .last();
  await expect(row).toHaveText(/^Public user gatechanged \(repeat \d+ walkthroughs\)$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Compare: Public user gate' }).click();
  await expectDrawn(page);
  const repeated = page.getByRole('region', { name: 'Walkthroughs to repeat' });
  await expect(repeated).toContainText('→ CONSENT_REQUIRED.reading');
  await repeated.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Walkthroughs: Public user gate',
  );
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
