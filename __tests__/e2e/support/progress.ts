import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from './check-ins';

type Point = readonly [date: string, value: number];
type Series = { readonly type: string; readonly title?: string; readonly points: readonly Point[] };

export const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const range = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });

/** The chart of a card, by what it shows over which time. */
export const chart = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: `chart: ${name}` });

/** What reads a chart point by point (§2 tooltips). */
export const chartSlider = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name: `chart: ${name}, point by point` });

/** How often the lines of a chart begin anew: once for each, and once more after each gap. */
export const countLineSegments = (picture: Locator): Promise<number> =>
  picture
    .locator('path.visx-linepath')
    .evaluateAll(
      (paths) => paths.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []).length,
    );

/** Opens the graphs of somebody who is signed in, and waits for the first. */
export async function openProgress(page: Page, userId: string, query = ''): Promise<void> {
  await openSignedIn(page, userId, `/progress${query}`);
  await region(page, 'Symptoms').waitFor();
}

/** Answers a graph with `series` in the place of the clinic, for whichever range is asked. */
export async function mockGraph(page: Page, graph: string, series: readonly Series[]) {
  await page.route(`**/insights/${graph}*`, (route) => {
    const timeScale = new URL(route.request().url()).searchParams.get('timeScale');
    return route.fulfill({
      json: series.map(({ points, ...one }) => ({
        ...one,
        timeScale,
        data: points.map(([date, value]) => ({ date, value, display: `${value}%` })),
      })),
    });
  });
}
