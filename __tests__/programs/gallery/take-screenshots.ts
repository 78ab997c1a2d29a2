import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations, setColorScheme } from '../../support/axe-in-page';
import type { Violation } from './view.types';

const SIZES = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The viewport in which the walkthroughs run. */
export const DEFAULT_SIZE = SIZES.phone;

type Screenshots = {
  readonly screenshots: { readonly phone: string; readonly desktop: string };
  readonly violations: readonly Violation[];
};

/** Takes a screenshot of the current screen at phone and desktop size, and runs axe at both sizes in both colour schemes. */
export async function takeScreenshots(
  page: Page,
  folder: string,
  id: string,
): Promise<Screenshots> {
  const phone = await captureSize(page, 'phone', folder, id);
  const desktop = await captureSize(page, 'desktop', folder, id);
  await page.setViewportSize(DEFAULT_SIZE);
  return {
    screenshots: { phone: phone.file, desktop: desktop.file },
    violations: [...phone.violations, ...desktop.violations],
  };
}

async function captureSize(page: Page, size: keyof typeof SIZES, folder: string, id: string) {
  await page.setViewportSize(SIZES[size]);
  await setColorScheme(page, 'light');
  const file = `screenshots/${getFileName(id)}-${size}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  const light = await findVariantViolations(page, `${size}, light`, 'all');
  await setColorScheme(page, 'dark');
  // The colour scheme changes nothing but colours.
  const dark = await findVariantViolations(page, `${size}, dark`, 'colours');
  await setColorScheme(page, null);
  return { file, violations: [...light, ...dark] };
}

async function findVariantViolations(
  page: Page,
  variant: string,
  ruleSet: 'all' | 'colours',
): Promise<readonly Violation[]> {
  const violations = await findViolations(page, ruleSet);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    variant,
    nodes: nodes.map(({ target }) => target),
  }));
}

/** A file name that is stable per view and valid on every file system. */
function getFileName(id: string): string {
  const words = id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${words.slice(0, 60).replace(/^-|-$/g, '')}-${hash}`;
}
