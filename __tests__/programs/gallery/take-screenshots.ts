import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { emulateAppearance } from '../../support/axe-in-page';
import { SIZES } from './accessibility-modes';

/** The viewport in which the walkthroughs run. */
export const DEFAULT_SIZE = SIZES.phone;

/** Takes a screenshot of the current screen at phone and desktop size; returns the files. */
export async function takeScreenshots(
  page: Page,
  folder: string,
  id: string,
): Promise<{ readonly phone: string; readonly desktop: string }> {
  await emulateAppearance(page, { colorScheme: 'light' });
  const phone = await capture(page, 'phone', folder, id);
  const desktop = await capture(page, 'desktop', folder, id);
  await emulateAppearance(page, null);
  await page.setViewportSize(DEFAULT_SIZE);
  return { phone, desktop };
}

async function capture(page: Page, size: 'phone' | 'desktop', folder: string, id: string) {
  await page.setViewportSize(SIZES[size]);
  const file = `screenshots/${getFileName(id)}-${size}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  return file;
}

/** A file name that is stable per view and valid on every file system. */
function getFileName(id: string): string {
  const words = id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${words.slice(0, 60).replace(/^-|-$/g, '')}-${hash}`;
}
