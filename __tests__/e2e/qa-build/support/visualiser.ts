import { expect, type Page } from '@playwright/test';
import { createTest } from './create-test';

/** A test of the visualiser. */
export const test = createTest();

export { expect };

/** Opens a page of the visualiser and waits for its chart, if it has one. */
export async function openVisualiser(page: Page, hash: string): Promise<void> {
  await page.goto(`/visualiser.html${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!/^#\/(?:catalogue|release|specification)/.test(hash)) await expectDrawn(page);
}

/** Waits until the chart is laid out and drawn. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-drawing] [data-state]').first()).toBeVisible();
}
