import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from './check-ins';

type Point = readonly [date: string, value: number];
type Series = { readonly type: string; readonly title?: string; readonly points: readonly Point[] };

export const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const range = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });

/** A chart by its name, such as 'symptoms over the past week'. */
export const chart = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: `chart: ${name}` });

/** The slider that steps through the points of a chart (§2 tooltips). */
export const chartSlider = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name: `chart: ${name}, point by point` });

/** Counts the line segments of a chart: one per line, and one more after each gap. */
export const countLineSegments = (picture: Locator): Promise<number> =>
  picture
    .locator('path.visx-linepath')
    .evaluateAll(
      (paths) => paths.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []).length,
    );

/** Signs Ada in, opens her progress and waits for the first card. */
export async function openProgress(page: Page, query = ''): Promise<void> {
  await openSignedIn(page, 'ada', `/progress${query}`);
  await region(page, 'Symptoms').waitFor();
}

/** Mocks the graph of the symptoms, for any range. */
export async function mockSymptoms(page: Page, series: readonly Series[]) {
  await page.route('**/insights/symptoms-graph*', (route) => {
    const timeScale = new URL(route.request().url()).searchParams.get('timeScale');
    return route.fulfill({
      json: series.map(({ points, ...fields }) => ({
        ...fields,
        timeScale,
        data: points.map(([date, value]) => ({ date, value, display: `${value}%` })),
      })),
    });
  });
}
