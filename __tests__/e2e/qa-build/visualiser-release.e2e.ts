import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../machines/user-gate/qa/user-gate.walkthroughs';
import { toReportText } from '../../../src/qa/visualiser/release/format/read-report';
import { encodePng } from '../../support/encode-png';
import { createReport, toFile, type SampleWalkthrough } from '../../support/sample-report';
import { expectAccessible } from '../support/expect-accessible';
import { expect, openVisualiser, test } from './support/visualiser';

const png = encodePng(8, 8, () => [0, 96, 122, 255]);
const state = 'open';
const walkthroughs = withoutPrefixes(generateWalkthroughs(userGateEntry)).map(
  ({ id, title, start, steps }): SampleWalkthrough => ({
    id,
    title,
    steps: [start.description, ...steps.map(({ description }) => description)],
    views: { [state]: { phone: png } },
  }),
);
const [first, second] = walkthroughs.map(({ id }) => toFile(id, state, 'phone'));

/** Writes a gallery of one machine; returns its folder. */
function writeGallery(folder: string): string {
  mkdirSync(path.join(folder, 'screenshots'), { recursive: true });
  const report = createReport({ [userGateEntry.id]: walkthroughs });
  writeFileSync(path.join(folder, 'report.json'), toReportText(report));
  for (const { id } of walkthroughs)
    writeFileSync(path.join(folder, toFile(id, state, 'phone')), png);
  return folder;
}

async function chooseFolder(page: Page, folder: string): Promise<void> {
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByLabel('Folder of the gallery').setInputFiles(folder);
  await expect(page.getByRole('tabpanel')).toContainText(
    /\d+ screenshots are chosen\.(?! Comparing)/,
  );
}

async function exportAs(page: Page, kind: string): Promise<string> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export as ${kind}` }).click();
  return (await downloadEvent).path();
}

test('a release can be signed, exported and verified, and a changed file is found', async ({
  page,
}, testInfo) => {
  const folder = writeGallery(testInfo.outputPath('gallery'));
  await openVisualiser(page, '#/release');
  await chooseFolder(page, folder);
  await expect(page.getByText('1.2.3, commit abcdef')).toBeVisible();
  await expect(page.getByText(/missing in the report\.$/)).toBeVisible();
  await page.locator('summary', { hasText: `Machine ${userGateEntry.id}` }).click();
  const row = page
    .getByRole('row')
    .filter({ hasText: walkthroughs[0]?.title ?? '' })
    .first();
  await expect(row).toContainText('passed');
  await expect(row).toContainText('not reviewed');
  await page
    .getByRole('button', { name: /^1 screenshot\b/ })
    .first()
    .click();
  const screenshot = page.getByRole('img', { name: /: Phone$/ });
  await screenshot.scrollIntoViewIfNeeded();
  await expect(screenshot).toHaveJSProperty('naturalWidth', 8);
  await expectAccessible(page);
  // What is hidden visually in the tables must not make the page longer than the window.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBe(0);

  await page.getByRole('button', { name: /^Enlarge/ }).click();
  const dialog = page.getByRole('dialog', { name: `Title of ${state}` });
  await expect(dialog.getByRole('img')).toHaveJSProperty('width', 8);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeFocused();

  await page.getByRole('tab', { name: 'Sign' }).click();
  const sign = () => page.getByRole('button', { name: 'Sign the release' }).click();
  await page.getByLabel('Your name').fill('Quinn');
  await page.getByLabel('Statement').fill('<b>Ready</b> for release.');
  await sign();
  await expect(page.getByRole('alert')).toContainText('say why');
  await page.getByLabel('Note on what did not pass').fill('Only the gate has changed.');
  await sign();
  await expect(page.getByText(/^Signed by Quinn/)).toBeVisible();
  await expectAccessible(page);
  const record = await exportAs(page, 'JSON');
  const html = readFileSync(await exportAs(page, 'HTML'), 'utf8');
  expect(html).toContain('&lt;b&gt;Ready&lt;/b&gt; for release.');
  expect(readFileSync(await exportAs(page, 'Markdown'), 'utf8')).toContain('- Signed by: Quinn');

  const verify = async (file: string) => {
    await page.getByRole('tab', { name: 'Verify' }).click();
    await page.getByLabel('Signed record').setInputFiles(file);
  };
  const differing = page.getByRole('list', { name: /^Files that / }).getByRole('listitem');
  const total = walkthroughs.length + 1;
  await verify(record);
  await expect(page.getByText(/is unchanged since it was signed by Quinn/)).toBeVisible();
  await expect(page.getByText(`${total} of ${total} unchanged since it was signed`)).toBeVisible();
  await expect(differing).toHaveCount(0);

  if (first === undefined || second === undefined) throw new Error('There are too few files.');
  const changed = Buffer.from(png);
  changed.writeUInt8(changed.readUInt8(60) ^ 1, 60);
  writeFileSync(path.join(folder, first), changed);
  rmSync(path.join(folder, second));
  writeFileSync(path.join(folder, 'report.json'), ' ', { flag: 'a' });
  await chooseFolder(page, folder);
  await expect(page.getByRole('alert')).toContainText(first);
  const tampered = testInfo.outputPath('tampered.json');
  writeFileSync(tampered, readFileSync(record, 'utf8').replace('"Quinn"', '"Quin"'));
  await verify(tampered);
  await expect(differing).toHaveText([
    'changed report.json',
    `changed ${first}`,
    `missing ${second}`,
  ]);
  await expect(page.getByRole('alert').first()).toContainText('has been changed');
  await expect(page.getByRole('alert').last()).toContainText('2 files have changed');

  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Remove the files' }).click();
  await expect(page.getByText('Nothing chosen')).toHaveCount(2);
  await verify(record);
  await expect(page.getByText(`None of ${total} is chosen`)).toBeVisible();
  await expect(page.getByText(/Choose the report and its screenshots/)).toBeVisible();
  await expect(differing).toHaveCount(0);
  await expectAccessible(page);
});
