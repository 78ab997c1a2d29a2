import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { expect, openVisualiser, test } from './support/visualiser';

test.use({ viewport: { width: 1440, height: 900 } });

const getState = (page: Page, path: string) =>
  page.locator(`[data-drawing] [data-state="${path}"]`);
const getToggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The sizes on the screen of the labels that are not hidden, in pixels. */
const readLabelSizes = (page: Page) =>
  page.locator('[data-chart] text').evaluateAll((texts) =>
    texts
      .filter((text) => getComputedStyle(text).visibility === 'visible')
      .map((text) => {
        const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
        return Number.parseFloat(getComputedStyle(text).fontSize) * (matrix?.a ?? 0);
      }),
  );

test('the intake opens with its main path on the screen and readable labels, at any zoom', async ({
  page,
}) => {
  await openVisualiser(page, '#/chart/intake');
  for (const path of ['INTRO', 'CONTACT_INFO', 'QUESTIONNAIRE', 'PAYMENT', 'COMPLETED'])
    await expect(getState(page, path)).toBeInViewport({ ratio: 1 });
  // The frame of the machine is around everything; a little of it may need the map.
  await expect(getState(page, '')).toBeInViewport({ ratio: 0.95 });
  const labels = await readLabelSizes(page);
  expect(labels.length).toBeGreaterThan(30);
  expect(Math.min(...labels)).toBeGreaterThanOrEqual(12);

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(getState(page, 'QUESTIONNAIRE.asking')).toBeVisible();
  expect(Math.min(...(await readLabelSizes(page)))).toBeGreaterThanOrEqual(12);
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  await expect(getState(page, '')).toBeInViewport({ ratio: 1 });
  const names = await readLabelSizes(page);
  expect(names.length).toBeGreaterThan(4);
  expect(Math.min(...names)).toBeGreaterThanOrEqual(11.99);
  await page.getByRole('button', { name: 'Fit to width' }).click();
  expect(Math.min(...(await readLabelSizes(page)))).toBeGreaterThanOrEqual(12);
});

test('states are collapsed and expanded, and the map is moved, by keyboard', async ({ page }) => {
  await openVisualiser(page, '#/chart/intake');
  const toggle = getToggle(page, 'POLICIES: 5 states');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(getState(page, 'POLICIES.signing')).toBeVisible();
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL(/collapsed=starting%2CINTRO%2CCONTACT_INFO%2CQUESTIONNAIRE$/);

  await page.reload();
  await expect(getState(page, 'POLICIES.signing')).toBeVisible();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'submitting', exact: true }).click();
  await expect(getState(page, 'QUESTIONNAIRE.submitting')).toBeInViewport({ ratio: 1 });
  await getState(page, 'QUESTIONNAIRE').focus();
  await page.keyboard.press('f');
  await expect(getState(page, 'QUESTIONNAIRE.submitting')).toHaveCount(0);
  await expect(getState(page, 'QUESTIONNAIRE')).toHaveAttribute('aria-pressed', 'true');

  const map = page.getByRole('slider', { name: 'Visible part of the chart' });
  await map.focus();
  await page.keyboard.press('End');
  await expect(map).toHaveAttribute('aria-valuetext', /rows \d+ to 100 %$/);
  await expect(getState(page, 'COMPLETED')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(map).toHaveAttribute('aria-valuetext', /rows 0 to \d+ %$/);
  await expect(getState(page, 'COMPLETED')).not.toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(map).toHaveCount(0);
});
