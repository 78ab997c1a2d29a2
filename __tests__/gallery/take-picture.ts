import { createHash } from 'node:crypto';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Violation } from './album.types';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const file = `pictures/${fileNameOf(id)}-${size}.png`;
  await page.screenshot({
    path: path.join(folder, file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
  const light = await examine(page, `${size}, light`, (axe) => axe.withTags(WCAG_2_2_AA));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Another scheme changes colours alone.
  const dark = await examine(page, `${size}, dark`, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return { file, violations: [...light, ...dark] };
}

async function examine(
  page: Page,
  at: string,
  narrow: (axe: AxeBuilder) => AxeBuilder,
): Promise<readonly Violation[]> {
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** The same for the same view, and good for every file system. */
function fileNameOf(id: string): string {
  const words = id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const mark = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${words.slice(0, 60).replace(/^-|-$/g, '')}-${mark}`;
}
