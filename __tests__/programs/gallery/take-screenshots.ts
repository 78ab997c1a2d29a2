import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { emulateAppearance } from '../../support/axe-in-page';
import { SIZES } from './accessibility-modes';
import type { Screenshot } from './view.types';

/** The viewport in which the walkthroughs run. */
export const DEFAULT_SIZE = SIZES.phone;

/** Takes the screenshots of the current screen in English, at each size in light and in dark colours. */
export async function takeScreenshots(
  page: Page,
  folder: string,
  id: string,
): Promise<readonly Screenshot[]> {
  await emulateAppearance(page, { colorScheme: 'light' });
  const phone = await capture(page, 'phone', folder, id, 'phone');
  const tablet = await capture(page, 'tablet', folder, id, 'tablet');
  const desktop = await capture(page, 'desktop', folder, id, 'desktop');
  await emulateAppearance(page, { colorScheme: 'dark' });
  const desktopDark = await capture(page, 'desktop', folder, id, 'desktop-dark');
  const tabletDark = await capture(page, 'tablet', folder, id, 'tablet-dark');
  const dark = await capture(page, 'phone', folder, id, 'dark');
  await emulateAppearance(page, null);
  await page.setViewportSize(DEFAULT_SIZE);
  return [phone, tablet, desktop, dark, tabletDark, desktopDark];
}

/** Takes one screenshot of the whole page at a size. */
export async function capture(
  page: Page,
  size: keyof typeof SIZES,
  folder: string,
  id: string,
  variant: string,
): Promise<Screenshot> {
  await page.setViewportSize(SIZES[size]);
  const file = `screenshots/${getFileName(id)}-${variant}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  return { variant, file };
}

/** A file name that is stable per view and valid on every file system. */
function getFileName(id: string): string {
  const words = id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${words.slice(0, 60).replace(/^-|-$/g, '')}-${hash}`;
}
