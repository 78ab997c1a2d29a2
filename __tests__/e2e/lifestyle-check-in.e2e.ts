import { expectList, openSignedIn, getSubmittedCheckIns, slider } from './support/check-ins';
import { expectScreen, heading, press } from './support/screens';
import { expect, test } from './support/test';

test.describe('§4 the lifestyle check-in', () => {
  test('has one slider per page, with Next, Back and Submit', async ({ page, clinic }) => {
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    await expectScreen(page, 'Lifestyle correlates');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Not set');
    await slider(page, 'Energy').press('End');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Positive');
    await press(page, 'Next');
    await expect(slider(page, 'Positivity')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await slider(page, 'Positivity').press('PageDown');
    await expect(slider(page, 'Positivity')).toHaveAttribute('aria-valuetext', 'Neutral');
    await slider(page, 'Positivity').press('Home');
    await expect(slider(page, 'Positivity')).toHaveAttribute('aria-valuetext', 'Negative');
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
    expect(getSubmittedCheckIns(clinic)).toEqual([
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
    // The steps are no longer in the history after the submit.
    await page.goBack();
    await expect(slider(page, 'Energy')).toHaveCount(0);
  });

  test('advances by one step on a double press', async ({ page }) => {
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    await expect(slider(page, 'Energy')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).dblclick();
    await expect(slider(page, 'Positivity')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(slider(page, 'Energy')).toBeVisible();
  });

  test('D10: on a phone the sentence about kept answers is above Next, not under it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    await slider(page, 'Energy').press('PageUp');
    const kept = await page.getByText(/^Your answers are kept in this tab/).boundingBox();
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
    expect((kept?.y ?? Infinity) + (kept?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  });

  test('sets a slider by click and by dragging, with higher values at the top', async ({
    page,
  }) => {
    await openSignedIn(page, 'ada', '/check-ins/lifestyle');
    const energy = slider(page, 'Energy');
    await energy.click();
    await expect(energy).toHaveAttribute('aria-valuetext', 'Neutral');
    const box = await energy.boundingBox();
    if (box === null) throw new Error('The slider is not visible.');
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

  test('sets a slider by touch', async ({ browser, baseURL, world }) => {
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
    if (box === null) throw new Error('The slider is not visible.');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + 30);
    await expect(energy).toHaveAttribute('aria-valuetext', 'Positive');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 30);
    await expect(energy).toHaveAttribute('aria-valuetext', 'Negative');
    await context.close();
  });
});
