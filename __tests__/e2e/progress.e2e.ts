import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import {
  mockGraph,
  chart,
  openProgress,
  range,
  chartSlider,
  region,
  countLineSegments,
} from './support/progress';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const NEED_MORE_DATA = 'We need more data to calculate this.';
const lifestyleNames = ['Energy', 'Positivity', 'Sleep quality', 'Social'];

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

test('§2, §9 progress: shows four ranges as charts and tables with buckets, and prints no controls', async ({
  page,
  clinic,
}) => {
  // §9.ranges.1, §9.symptoms-chart.2
  await openProgress(page, 'ada', '?platform=ios');
  await expectScreen(page, 'Progress');
  await expect(range(page, 'Week')).toBeChecked();
  await expect(chart(page, 'symptoms over the past week')).toBeVisible();
  await expectPrintable(page);
  for (const name of ['Symptoms', 'Lifestyle', 'Physical activity', 'Worksheets'])
    await region(page, name).getByRole('button', { name: 'Show as table' }).click();
  const getRowHeaders = (name: string) => region(page, name).getByRole('rowheader');

  for (const [name, scale, phrase, first, maxRows] of [
    ['Month', '1_month', 'the past month', /^[A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/, 31],
    ['6 months', '6_months', 'the past 6 months', /^Week of [A-Z][a-z]{2} \d+/, 27],
    ['Year', 'all', 'the past year', /^[A-Z][a-z]+ 202\d$/, 12],
    ['Week', '1_week', 'the past week', /^[A-Z][a-z]+day, [A-Z][a-z]{2} \d+$/, 7],
  ] as const) {
    await range(page, name).check();
    for (const measure of ['symptoms', 'lifestyle', 'steps a day', 'miles a day'])
      await expect(chart(page, `${measure} over ${phrase}`)).toBeVisible();
    for (const card of ['Symptoms', 'Lifestyle', 'Physical activity']) {
      await expect(getRowHeaders(card).first()).toHaveText(first);
      expect(await getRowHeaders(card).count()).toBeLessThanOrEqual(maxRows);
    }
    for (const endpoint of ['symptoms-graph', 'lifestyle-graph', 'activity-graph'])
      expect(clinic.getRequests(endpoint)).toContainEqual(
        expect.objectContaining({ query: { timeScale: scale } }),
      );
  }
  expect(clinic.getRequests('worksheet-summary').map(({ query }) => query)).toEqual([{}]);

  const symptoms = region(page, 'Symptoms');
  await expect(symptoms.getByRole('columnheader')).toHaveCount(4);
  await expect(symptoms.getByRole('cell', { name: /^\d+%$/ }).first()).toBeVisible();
  await expect(symptoms).toContainText('100%');
  await expect(region(page, 'Lifestyle').getByRole('img')).toContainText('Low');
  await expect(region(page, 'Lifestyle').getByRole('img')).toContainText('High');
  await expect(chart(page, 'symptoms over the past week')).toHaveAccessibleDescription(
    /^Over the past week, .+\.$/,
  );
  await expectAccessible(page);

  for (const name of lifestyleNames)
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  const table = region(page, 'Lifestyle').getByRole('table');
  await page.getByRole('checkbox', { name: 'Energy', exact: true }).uncheck();
  await expect(table.getByRole('columnheader', { name: 'Energy' })).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Social' })).toBeVisible();
});

test('§2 progress: each card has a loading state, an error with Try again and a message without data', async ({
  page,
  clinic,
}) => {
  const release = await pauseRequests(page, '**/insights/**');
  await openProgress(page, 'noel', '?platform=ios');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' }),
  ).toHaveCount(1);
  await expectAccessible(page);
  clinic.failNext({ path: 'lifestyle-graph', kind: 'status', message: null, times: 2 });
  release();
  const lifestyle = region(page, 'Lifestyle');
  await expect(lifestyle).toContainText("We couldn't load this. Please try again.");
  await expect(page.getByText(NEED_MORE_DATA)).toHaveCount(3);
  await expectAccessible(page);
  await press(page, 'Try again');
  await expect(lifestyle.getByText(NEED_MORE_DATA)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show as table' })).toHaveCount(0);
});

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
  test.describe(`§9 in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows each date as the same day, and interrupts the line at a gap', async ({ page }) => {
      // Local noon: Friday, 20 November in both zones.
      const isEast = timezoneId.endsWith('Kiritimati');
      await page.clock.setFixedTime(new Date(isEast ? '2026-11-19T22:00Z' : '2026-11-20T23:00Z'));
      await mockGraph(page, 'symptoms-graph', [
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
      await openProgress(page, 'ada');
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
    await mockGraph(page, 'symptoms-graph', [
      { type: 'symptom', title: 'Low mood', points },
      { type: 'symptom', title: 'Anxiety', points: points.slice(0, 12) },
      { type: 'symptom', title: 'Irritability', points: points.slice(0, 1) },
      { type: 'symptom', title: 'Never there', points: [] },
    ]);
    await openProgress(page, 'ada');
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
