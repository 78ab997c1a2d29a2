import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { assessmentGateEntry } from '../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { MACHINE_REGISTRY } from '../../../machines/registry';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import { toChart } from '../../../src/qa/visualiser/model/to-chart';
import { expectAccessible } from '../support/expect-accessible';
import { expect, expectDrawn, openVisualiser, test } from './support/visualiser';

const countTransitions = (entry: (typeof MACHINE_REGISTRY)[number]) =>
  toChart(entry).transitions.length;
const bySize = [...MACHINE_REGISTRY].sort((a, b) => countTransitions(a) - countTransitions(b));
const largest = bySize.at(-1)?.id ?? '';

const stateBox = (page: Page, path: string): Locator =>
  page.locator(`[data-drawing] [data-state="${path}"]`);

async function captureDownload(
  page: Page,
  press: () => Promise<void>,
): Promise<[Download, string]> {
  const downloadEvent = page.waitForEvent('download');
  await press();
  const download = await downloadEvent;
  return [download, await readFile(await download.path(), 'utf8')];
}

test('the catalogue lists every machine with its fixtures', async ({ page }) => {
  await openVisualiser(page, '#/catalogue/user-gate');
  for (const { title, section } of MACHINE_REGISTRY) {
    const machine = page.getByRole('listitem').filter({ hasText: title });
    await expect(machine.first()).toContainText(section);
    await expect(page.getByRole('link', { name: `Chart: ${title}`, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Results of “verifyBirthday”' })).toContainText(
    'The server reports a wrong date of birth.',
  );
  await page.getByText('A patient opens the link of a text message.').click();
  await expect(page.getByText('"appContext": "sms"').first()).toBeVisible();
  await expectAccessible(page);
});

test('the chart of every machine is complete, and the largest has an accessible outline', async ({
  page,
}) => {
  for (const entry of bySize) {
    await openVisualiser(page, `#/chart/${entry.id}?collapsed=(none)`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Chart: ${entry.title}`);
    const { states, transitions } = toChart(entry);
    await expect(page.locator('[data-drawing] [data-state]')).toHaveCount(states.length);
    await expect(page.locator('[data-drawing] [data-transition]')).toHaveCount(transitions.length);
  }
  await page.getByRole('tab', { name: 'Outline' }).click();
  await expectAccessible(page);
});

test('a chart can be searched, navigated by keyboard and zoomed, and shows details', async ({
  page,
}) => {
  await openVisualiser(page, '#/chart/user-gate');
  await page.getByRole('searchbox', { name: 'Find in the chart' }).fill('accepting');
  await expect(page.getByText('1 found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'CONSENT_REQUIRED.accepting' })).toBeVisible();
  await expect(page).toHaveURL(/state=CONSENT_REQUIRED\.accepting/);

  await page.reload();
  await expect(stateBox(page, 'CONSENT_REQUIRED.accepting')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(stateBox(page, 'CONSENT_REQUIRED.accepting')).toBeInViewport();

  await stateBox(page, 'LOADING').focus();
  await page.keyboard.press('ArrowDown');
  await expect(stateBox(page, 'deciding')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'deciding' })).toBeVisible();
  await page.getByRole('button', { name: 'at once [isConsentMissing] → CONSENT_REQUIRED' }).click();
  await expect(page.getByRole('heading', { name: 'at once' })).toBeVisible();
  await expect(page.getByText('isConsentMissing: is consent missing?')).toBeVisible();
  await expect(page.getByText(/^Guard true in \d+ walkthroughs$/)).toBeVisible();
  await expectAccessible(page);

  await stateBox(page, 'LOADING').focus();
  const scale = page.getByText('Zoom:').locator('..');
  const before = await scale.textContent();
  await page.keyboard.press('+');
  await expect(scale).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect(stateBox(page, '')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Across' }).click();
  await expectDrawn(page);
});

test('a chart can be exported, and compared with an export', async ({ page }) => {
  await openVisualiser(page, '#/chart/user-gate');
  const [file, json] = await captureDownload(page, () =>
    page.getByRole('button', { name: 'Export JSON' }).click(),
  );
  expect(file.suggestedFilename()).toBe('user-gate.json');

  await page.getByRole('tab', { name: 'Compare' }).click();
  const field = page.getByLabel('Compare with an earlier chart');
  const chooseFile = (name: string, content: string) =>
    field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await chooseFile('notes.txt', 'Hello.');
  await expect(field).toHaveAccessibleDescription(/not a chart exported from here/);
  await chooseFile('user-gate.json', json);
  await expect(page.getByText('Nothing has changed in this machine.')).toBeVisible();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');

  await chooseFile(
    'earlier.json',
    json.replaceAll('"failed"', '"broken"').replaceAll('AGREED', 'YES'),
  );
  await expect(page.getByRole('region', { name: 'Added' })).toContainText('failed');
  await expect(page.getByRole('region', { name: 'Removed' })).toContainText('broken');
  await expect(stateBox(page, 'broken')).toHaveAccessibleName(/removed$/);
  await expect(stateBox(page, 'failed')).toHaveAccessibleName(/added$/);
  await expect(page.locator('[data-drawing]').getByText('YES')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(stateBox(page, 'broken')).toHaveCount(0);
});

test('a flow can be simulated with edited values, undo, redo and a link', async ({ page }) => {
  await openVisualiser(page, '#/simulate/user-gate');
  const currentState = page
    .getByRole('region', { name: 'Next steps' })
    .locator('[role=status][tabindex]');
  const clickButton = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

  await clickButton(/^The server requires consent\. /);
  await expect(currentState).toContainText('CONSENT_REQUIRED.reading');
  await expect(currentState).toBeFocused();
  await expect(stateBox(page, 'CONSENT_REQUIRED.reading')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('list', { name: 'Context' })).toContainText('isConsentRequired');
  await clickButton(/^Press 'I agree'/);
  await clickButton(/^Edit: The server does not record the consent/);
  const value = page.getByLabel('Value of acceptConsent error');
  await value.fill('{"reason": ');
  await clickButton('Settle');
  await expect(value).toHaveAccessibleDescription(/^This is not valid JSON\./);
  await value.fill('{"reason": "bored", "message": null}');
  await clickButton('Settle');
  await expect(value).toHaveAccessibleDescription(/A failure has a reason/);
  await value.fill('{"reason": "timeout", "message": "Too slow."}');
  await clickButton('Settle');
  await expect(page.getByRole('list', { name: 'Context' })).toContainText('"Too slow."');
  await expectAccessible(page);

  await clickButton('Undo');
  await expect(currentState).toContainText('CONSENT_REQUIRED.accepting');
  await clickButton('Redo');
  await expect(currentState).toContainText('CONSENT_REQUIRED.reading');

  await page.getByRole('tab', { name: 'Steps' }).click();
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Sequence' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Person → App: AGREED');
  await expect(page.getByLabel('Mermaid')).toHaveValue(/person->>app: AGREED/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this run').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(currentState).toContainText('CONSENT_REQUIRED.reading');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('an invalid link to a run is rejected, and delays elapse only on request', async ({
  page,
}) => {
  await openVisualiser(page, '#/simulate/user-gate?run=%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('alert')).toHaveText(
    'This link does not contain a valid run. A new run is shown instead.',
  );
  await expect(page.getByText('Step 0 of 0')).toBeVisible();

  const walkthroughs = generateWalkthroughs(assessmentGateEntry);
  const walkthroughId =
    walkthroughs.find(({ steps: taken }) => taken.at(-1)?.kind === 'delay')?.id ?? '';
  await openVisualiser(
    page,
    `#/walkthroughs/assessment-gate?way=${encodeURIComponent(walkthroughId)}`,
  );
  const steps = page.getByRole('tabpanel').getByRole('list', { name: 'Steps' });
  const rows = steps.getByRole('button');
  await expect(rows.last()).toContainText('Wait ten seconds.');
  await rows.nth((await rows.count()) - 2).click();
  await page.getByRole('link', { name: 'Simulate from here' }).click();
  await expectDrawn(page);
  await page.getByRole('button', { name: /^Wait ten seconds/ }).click();
  await expect(stateBox(page, 'SUBMITTED.returning')).toHaveAttribute('aria-current', 'true');
});

test('walkthroughs can be stepped through, reviewed, exported and imported', async ({ page }) => {
  await openVisualiser(page, `#/walkthroughs/${largest}`);
  await expectAccessible(page);
  await openVisualiser(page, '#/walkthroughs/user-gate');
  await page.getByRole('tab', { name: 'Sign-off' }).click();
  await page.getByLabel('Tester').fill('Tess');
  await page.getByLabel('Build').fill('1.4.0');

  const list = page.getByRole('list', { name: 'Walkthroughs' });
  await list.getByRole('button', { name: /^See "Date of birth"/ }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(stateBox(page, 'BIRTHDAY_CONFIRMATION_REQUIRED.asking')).toHaveAttribute(
    'aria-current',
    'true',
  );
  const verdict = page.getByRole('group', { name: 'Verdict on the walkthrough' });
  await verdict.getByRole('button', { name: 'Pass' }).click();
  await expect(list.getByRole('button', { name: /^See "Date of birth".*passed$/ })).toBeVisible();

  await list.getByRole('button', { name: /^See "Recording the consent"/ }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  const step = page.getByRole('group', { name: 'Verdict on step 1' });
  await step.getByRole('button', { name: 'Fail' }).click();
  await step.getByLabel('Note on step 1').fill('The text is cut off.');
  await expect(list.getByRole('button', { name: /^See "Recording.*failed$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Sign-off' }).click();
  // The failed walkthrough shares two states with the passed one.
  await expect(page.getByText('States signed off: 2 of 10')).toBeVisible();
  await expect(page.getByText(/^2 states .*not counted because a walkthrough over/)).toBeVisible();
  const [download, json] = await captureDownload(page, () =>
    page.getByRole('button', { name: 'Export the sign-off' }).click(),
  );
  expect(download.suggestedFilename()).toBe('sign-off-tess.json');
  expect(json).toContain('The text is cut off.');

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(list.getByRole('button', { name: /^See "Date of birth".*open$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign-off' }).click();
  await page.getByLabel('Import a sign-off').setInputFiles({
    name: 'sign-off-tess.json',
    mimeType: 'application/json',
    buffer: Buffer.from(json, 'utf8'),
  });
  await expect(page.getByText('2 reviews were read from “sign-off-tess.json”.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Failed');
  await expect(list.getByRole('button')).toHaveCount(1);
});

test('the visualiser works without storage, and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await openVisualiser(page, '#/walkthroughs/preference-switches');
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('tab', { name: 'Sign-off' }).click();
  await expect(page.getByText('This browser does not allow storage')).toBeVisible();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await expectDrawn(page);
  await page
    .getByRole('button', { name: /^Switch 'Text' on for assessments/ })
    .first()
    .click();
  await expect(stateBox(page, 'saving')).toHaveAttribute('aria-current', 'true');
});

test('forced colours show what is selected and which verdict is pressed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openVisualiser(page, '#/walkthroughs/user-gate');
  const getBorders = (element: Locator) =>
    element.evaluate((node) => {
      const { borderBlockEnd, borderInlineStart } = getComputedStyle(node);
      return `${borderBlockEnd} ${borderInlineStart}`;
    });
  const items = page.getByRole('list', { name: 'Walkthroughs' }).getByRole('button');
  expect(await getBorders(items.nth(0))).not.toBe(await getBorders(items.nth(1)));
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await getBorders(tab('Steps'))).not.toBe(await getBorders(tab('Sequence')));
  const verdict = page.getByRole('group', { name: 'Verdict on the walkthrough' });
  const [pass, fail] = [
    verdict.getByRole('button', { name: 'Pass' }),
    verdict.getByRole('button', { name: 'Fail' }),
  ];
  await pass.click();
  await page.mouse.move(0, 0);
  expect(await getBorders(pass)).not.toBe(await getBorders(fail));
});
