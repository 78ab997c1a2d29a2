import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './support/expect-accessible';
import {
  mockSymptoms,
  chart,
  openProgress,
  range,
  chartSlider,
  region,
  countLineSegments,
} from './support/progress';
import { expect, test } from './support/test';

/** Expects the page to be light and without its controls on paper. */
async function expectPrintable(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(chart(page, 'symptoms over the past week')).toBeVisible();
  for (const control of [
    range(page, 'Week'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('button', { name: 'Show as table' }).first(),
    page.getByRole('link', { name: 'Use the App' }),
  ])
    await expect(control).toBeHidden();
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    /rgb\(2\d\d, 2\d\d, 2\d\d\)|rgba\(0, 0, 0, 0\)/,
  );
  await page.emulateMedia({ media: null, colorScheme: null });
  if (viewport !== null) await page.setViewportSize(viewport);
}

test('§2 progress: prints the charts in light colours and no controls; the tables are accessible', async ({
  page,
}) => {
  await openProgress(page, '?platform=ios');
  await expectPrintable(page);
  for (const name of ['Symptoms', 'Lifestyle', 'Physical activity', 'Worksheets'])
    await region(page, name).getByRole('button', { name: 'Show as table' }).click();
  await expectAccessible(page);
});

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
  test.describe(`§9 in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows each date as the same day, and interrupts the line at a gap', async ({ page }) => {
      // Local noon: Friday, 20 November in both zones.
      const isEast = timezoneId.endsWith('Kiritimati');
      await page.clock.setFixedTime(new Date(isEast ? '2026-11-19T22:00Z' : '2026-11-20T23:00Z'));
      await mockSymptoms(page, [
        {
          type: 'symptom',
          title: 'Low mood',
          points: [
            ['2026-11-15', 40],
            ['2026-11-16', 50],
            ['2026-11-19', 20],
            ['2026-11-20', 10],
          ],
        },
      ]);
      await openProgress(page);
      const picture = chart(page, 'symptoms over the past week');
      await expect(picture).toContainText(/Sat.*Sun.*Mon.*Tue.*Wed.*Thu.*Fri/);
      expect(await countLineSegments(picture)).toBe(2);
      await region(page, 'Symptoms').getByRole('button', { name: 'Show as table' }).click();
      await expect(region(page, 'Symptoms').getByRole('row')).toHaveText([
        'DayLow mood',
        'Friday, Nov 2010%',
        'Thursday, Nov 1920%',
        'Monday, Nov 1650%',
        'Sunday, Nov 1540%',
      ]);
    });
  });

test('§9: a long name in the legend keeps its distance from the lines between the rows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const title = 'Obsessive-compulsive thoughts and rituals';
  const points = [[new Date().toISOString().slice(0, 10), 40]] as const;
  await mockSymptoms(page, [
    { type: 'symptom', title: 'Low mood', points },
    { type: 'symptom', title, points },
  ]);
  await openProgress(page);
  const row = region(page, 'Symptoms').getByRole('checkbox', { name: title }).locator('../..');
  const rowBox = await row.boundingBox();
  const nameBox = await row.getByText(title, { exact: true }).boundingBox();
  expect((nameBox?.y ?? 0) - (rowBox?.y ?? 0)).toBeGreaterThanOrEqual(8);
});

test.describe('on a screen with touch', () => {
  test.use({ hasTouch: true });

  test('§2 progress: shows the tooltip by mouse, keyboard and touch, also with 10,000 points', async ({
    page,
  }) => {
    const points = Array.from(
      { length: 10_000 },
      (_, index) =>
        [
          new Date(Date.now() - (10_000 - index) * 60_000).toISOString(),
          (index * 37) % 101,
        ] as const,
    );
    await mockSymptoms(page, [
      { type: 'symptom', title: 'Low mood', points },
      { type: 'symptom', title: 'Anxiety', points: points.slice(0, 12) },
      { type: 'symptom', title: 'Irritability', points: points.slice(0, 1) },
      { type: 'symptom', title: 'Never there', points: [] },
    ]);
    await openProgress(page);
    const name = 'symptoms over the past week';
    const tooltip = page.getByRole('tooltip');
    await chart(page, name).hover();
    await expect(tooltip).toContainText('Low mood');
    await page.mouse.move(2, 2);
    await expect(tooltip).toHaveCount(0);
    await chartSlider(page, name).focus();
    await page.keyboard.press('End');
    await expect(tooltip).toContainText(`${points.at(-1)?.[1] ?? NaN}%`);
    await page.keyboard.press('ArrowLeft');
    await expect(tooltip).toContainText(`${points.at(-2)?.[1] ?? NaN}%`);
    await page.keyboard.press('Home');
    await expect(chartSlider(page, name)).toHaveAttribute('aria-valuetext', /Irritability 0%/);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expectNoHorizontalScroll(page);

    await page.setViewportSize({ width: 375, height: 740 });
    await chart(page, 'lifestyle over the past week').tap();
    await expect(tooltip).toContainText('Energy');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });
});
