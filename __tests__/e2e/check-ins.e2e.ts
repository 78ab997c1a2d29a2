import { lifestyle } from '../../src/sandbox/world/check-ins/modules';
import { makeEntry } from '../support/check-in-module';
import {
  expectList,
  moduleCard,
  openEveryNode,
  openSignedIn,
  sentCheckIns,
  slider,
} from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { holdCalls } from './support/hold-calls';
import { expectScreen, heading, press, question } from './support/screens';
import { expect, test } from './support/test';

const link = (name: string) => ({ name, exact: true }) as const;

test.describe('§2 the list of check-ins', () => {
  test('stands in three groups, and each is a link with a history', async ({ page, world }) => {
    world.checkInScores.set('ada', [makeEntry(lifestyle, 'now', new Date().toISOString())]);
    await openSignedIn(page, 'ada', '/check-ins');
    await expectList(page, 'Anxiety');
    for (const region of ['Lifestyle Correlates', 'Symptom Modules', 'Worksheets'])
      await expect(page.getByRole('region', { name: region })).toBeVisible();
    await expect(moduleCard(page, 'Lifestyle correlates')).toContainText('Done');
    await expect(moduleCard(page, 'Anxiety')).toContainText('Start');
    await expectAccessible(page);
    // The whole card leads to the check-in, the history has a way of its own.
    await moduleCard(page, 'Anxiety').click({ position: { x: 8, y: 8 } });
    await expectScreen(page, 'Anxiety');
    await page.goBack();
    await page.getByRole('link', link('History of Anxiety')).click();
    await expectScreen(page, 'Anxiety history');
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expectList(page, 'Anxiety');
  });

  test('has a loading, an empty and a failed state', async ({ page, clinic }) => {
    const release = await holdCalls(page, '**/check-ins/assigned');
    await openSignedIn(page, 'ada', '/check-ins');
    await expectScreen(page, 'Check in');
    await expectAccessible(page);
    release();
    await expectList(page, 'Anxiety');

    clinic.failNext({ path: 'check-ins-assigned-v2', kind: 'status', message: null, times: 2 });
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(/We couldn't load this. Please try again./);
    await expectAccessible(page);
    await press(page, 'Try again');
    await expectList(page, 'Anxiety');
  });

  test('says so where there is nothing', async ({ page }) => {
    await openSignedIn(page, 'noel', '/check-ins');
    await expect(page.getByText('There is nothing to check in with yet.')).toBeVisible();
    await expectAccessible(page);
  });
});

for (const [timezoneId, completedAt, mark] of [
  // It is 23:30 there, of the day before.
  ['Pacific/Pago_Pago', '2026-11-21T10:00:00Z', 'Done'],
  ['Pacific/Pago_Pago', '2026-11-20T11:00:00Z', 'Done'],
  ['Pacific/Pago_Pago', '2026-11-20T10:59:00Z', 'Start'],
  // It is 00:30 there, of the day after.
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', 'Done'],
  ['Pacific/Kiritimati', '2026-11-21T09:59:00Z', 'Start'],
] as const)
  test.describe(`§2 in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`what was completed at ${completedAt} reads ${mark}, and Start from midnight on`, async ({
      page,
      world,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:30:00Z') });
      world.checkInScores.set('ada', [makeEntry(lifestyle, 'one', completedAt)]);
      await openSignedIn(page, 'ada', '/check-ins');
      await expect(moduleCard(page, 'Lifestyle correlates')).toContainText(mark);
      await page.clock.fastForward('24:00:00');
      await expect(moduleCard(page, 'Lifestyle correlates')).toContainText('Start');
    });
  });

test.describe('§2 taking a check-in', () => {
  test('renders every type of node, and sends the answers as D9 says', async ({
    page,
    world,
    clinic,
  }) => {
    await openEveryNode(page, world);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'At night' }).check();
    await page.getByRole('checkbox', { name: 'Tight chest' }).check();
    await page.getByRole('checkbox', { name: 'Worrying' }).check();
    await page.getByRole('textbox').fill('Grüße 😀');
    await page.getByRole('radio', link('5')).check();
    await page.getByRole('radio', { name: 'Not at all' }).check();
    await slider(page, 'Energy').fill('0.33');
    await expectAccessible(page);
    await press(page, 'Submit');
    await expectList(page, 'Every node');
    await expect(page.getByText('Thanks for checking in!')).toBeVisible();
    await expect(moduleCard(page, 'Every node')).toContainText('Done');
    expect(sentCheckIns(clinic)).toEqual([
      [
        {
          moduleVersionId: 'every-node-v4',
          moduleId: 'every-node',
          answers: [
            { key: 'one', value: 1 },
            { key: 'several', value: [1, 2] },
            { key: 'words', value: 'Grüße 😀' },
            { key: 'scale', value: 5 },
            { key: 'named', value: 0 },
            { key: 'slider', value: 0.33 },
          ],
        },
      ],
    ]);
  });

  test('replaces its entry in the history after the submit', async ({ page }) => {
    await openSignedIn(page, 'ada', '/check-ins');
    await page.getByRole('link', link('Anxiety')).click();
    await expectScreen(page, 'Anxiety');
    await press(page, 'Submit');
    await expectList(page, 'Anxiety');
    await page.goBack();
    await expectList(page, 'Anxiety');
  });

  test('a failed submit keeps everything and works again', async ({ page, world, clinic }) => {
    await openEveryNode(page, world);
    await slider(page, 'Energy').fill('-2');
    clinic.failNext({ path: 'submit-check-ins', kind: 'network' });
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText('Your answers are still here.');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Negative');
    await expectAccessible(page);
    await press(page, 'Submit');
    await expectList(page, 'Every node');
    expect(sentCheckIns(clinic).at(-1)).toMatchObject([
      { answers: [{ key: 'slider', value: -2 }] },
    ]);
  });

  test('one that is not there leads back to the list', async ({ page, watch }) => {
    watch.allow(/404/);
    await openSignedIn(page, 'ada', '/check-ins/not-there');
    await expectList(page, 'Anxiety');
  });

  test('asks before unsent answers are lost, but not on the way to the safety net', async ({
    page,
    world,
  }) => {
    await openEveryNode(page, world);
    await page.getByRole('radio', { name: 'At night' }).check();
    await page.getByRole('link', { name: 'Check-In' }).click();
    await expect(
      page.getByRole('alertdialog', { name: 'Leave without submitting?' }),
    ).toBeVisible();
    await press(page, 'Stay');
    await page.getByRole('link', { name: 'More ways to get help' }).click();
    await expectScreen(page, 'Your Safety Net');
    await page.goBack();
    await expectScreen(page, 'Every node');
    await expect(page.getByRole('radio', { name: 'At night' })).toBeChecked();

    const isAsked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await isAsked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('radio', { name: 'At night' })).toBeChecked();
  });
});

test.describe('§4 the lifestyle check-in', () => {
  test('is a slider a page, with Next, Back and Submit', async ({ page, clinic }) => {
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    await expectScreen(page, 'Lifestyle correlates');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Not set');
    await expectAccessible(page);
    await slider(page, 'Energy').press('End');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Positive');
    await expectAccessible(page);
    await press(page, 'Next');
    await expect(slider(page, 'Positivity')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await slider(page, 'Positivity').press('PageDown');
    await expect(slider(page, 'Positivity')).toHaveAttribute('aria-valuetext', 'Neutral');
    await slider(page, 'Positivity').press('Home');
    await expect(slider(page, 'Positivity')).toHaveAttribute('aria-valuetext', 'Negative');
    await expectAccessible(page);
    await press(page, 'Back');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Positive');
    await press(page, 'Next');
    await expect(slider(page, 'Positivity')).toBeVisible();
    await page.goBack();
    await expect(slider(page, 'Energy')).toBeVisible();
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Next');
    await press(page, 'Submit');
    await expectList(page, 'Lifestyle correlates');
    expect(sentCheckIns(clinic)).toEqual([
      [
        {
          moduleVersionId: 'lifestyle-v2',
          moduleId: 'lifestyle',
          answers: [
            { key: 'energy', value: 2 },
            { key: 'positivity', value: -2 },
          ],
        },
      ],
    ]);
    // The steps are left behind with the form.
    await page.goBack();
    await expect(slider(page, 'Energy')).toHaveCount(0);
  });

  test('is set by a tap, up is more, and by dragging', async ({ page }) => {
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    const energy = slider(page, 'Energy');
    await energy.click();
    await expect(energy).toHaveAttribute('aria-valuetext', 'Neutral');
    const box = await energy.boundingBox();
    if (box === null) throw new Error('The slider is not there.');
    expect(box.height).toBeGreaterThan(box.width);
    const x = box.x + box.width / 2;
    await page.mouse.click(x, box.y + 40);
    await expect(energy).toHaveAttribute('aria-valuetext', 'Positive');
    await page.mouse.move(x, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height - 40, { steps: 8 });
    await page.mouse.up();
    await expect(energy).toHaveAttribute('aria-valuetext', 'Negative');
    await press(page, 'Clear answer');
    await expect(energy).toHaveAttribute('aria-valuetext', 'Not set');
  });

  test('is set by a finger', async ({ browser, baseURL, world }) => {
    expect(world.checkInModules.size).toBeGreaterThan(0);
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 740 },
    });
    const page = await context.newPage();
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    const energy = slider(page, 'Energy');
    await energy.scrollIntoViewIfNeeded();
    const box = await energy.boundingBox();
    if (box === null) throw new Error('The slider is not there.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 30);
    await expect(energy).toHaveAttribute('aria-valuetext', 'Positive');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 30);
    await expect(energy).toHaveAttribute('aria-valuetext', 'Negative');
    await context.close();
  });
});

test.describe('D9 public check-ins', () => {
  test('are taken one after the other behind the gate, and end complete', async ({
    page,
    clinic,
  }) => {
    await page.goto('/user/ben/check-ins?context=sms');
    await expectScreen(page, 'Lifestyle correlates');
    await expectAccessible(page);
    for (let step = 0; step < 4; step += 1) await press(page, 'Next');
    await expectScreen(page, 'Low mood');
    await question(page, 'How strong was it today?').getByRole('radio', link('7')).check();
    await press(page, 'Submit');
    await expectScreen(page, 'Check-in complete!');
    await expectAccessible(page);
    expect(sentCheckIns(clinic, 'submit-checkins')).toEqual([
      [
        { moduleVersionId: 'lifestyle-v2', moduleId: 'lifestyle', answers: [] },
        {
          moduleVersionId: 'low-mood-v1',
          moduleId: 'low-mood',
          answers: [{ key: 'strength', value: 7 }],
        },
      ],
    ]);
    expect(clinic.callsOf('assigned-checkins')).toHaveLength(1);
  });

  test('name one alone, or nothing that is there', async ({ page }) => {
    await page.goto('/user/ben/check-ins?context=sms&checkInId=low-mood');
    await expectScreen(page, 'Low mood');
    await page.goto('/user/ben/check-ins?context=sms&checkInId=anxiety');
    await expectScreen(page, 'This link is no longer available');
    await expectAccessible(page);
    await page.goto('/user/cora/check-ins?context=sms');
    await expectScreen(page, 'This link is no longer available');
  });
});

test('§2 preview: shows the form, with Submit disabled', async ({ page, clinic }) => {
  await page.goto('/check-ins/anxiety/preview?versionId=anxiety-v1');
  await expectScreen(page, 'Anxiety');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible(page);
  expect(clinic.callsOf('check-in-preview')).toMatchObject([
    { query: { versionId: 'anxiety-v1' } },
  ]);
});
