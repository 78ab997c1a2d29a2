import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations, showInScheme } from '../support/axe-in-page';
import type { Violation } from './album.types';

const SIZES = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The size at which people walk. */
export const WALKING_SIZE = SIZES.phone;

type Taken = {
  readonly pictures: { readonly phone: string; readonly desktop: string };
  readonly violations: readonly Violation[];
};

/** Pictures of the screen as it stands, on a phone and a desktop, and what axe says of it there in both schemes. */
export async function takePicture(page: Page, folder: string, id: string): Promise<Taken> {
  const phone = await lookAt(page, 'phone', folder, id);
  const desktop = await lookAt(page, 'desktop', folder, id);
  await page.setViewportSize(WALKING_SIZE);
  return {
    pictures: { phone: phone.file, desktop: desktop.file },
    violations: [...phone.violations, ...desktop.violations],
  };
}

async function lookAt(page: Page, size: keyof typeof SIZES, folder: string, id: string) {
  await page.setViewportSize(SIZES[size]);
  await showInScheme(page, 'light');
  const file = `pictures/${fileNameOf(id)}-${size}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  const light = await examine(page, `${size}, light`, 'everything');
  await showInScheme(page, 'dark');
  // Another scheme changes colours alone.
  const dark = await examine(page, `${size}, dark`, 'colours');
  await showInScheme(page, null);
  return { file, violations: [...light, ...dark] };
}

async function examine(
  page: Page,
  at: string,
  asked: 'everything' | 'colours',
): Promise<readonly Violation[]> {
  const violations = await findViolations(page, asked);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at,
    nodes: nodes.map(({ target }) => target),
  }));
}

/** The same for the same view, and good for every file system. */
function fileNameOf(id: string): string {
  const words = id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const mark = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${words.slice(0, 60).replace(/^-|-$/g, '')}-${mark}`;
}
