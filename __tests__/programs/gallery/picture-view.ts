import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './accessibility-modes';
import { GALLERY_FOLDER, VIEWS_FOLDER } from './folders';
import { sha256 } from './identify-build';
import { pictureLanguages } from './languages/picture-languages';
import { DEFAULT_SIZE, takeScreenshots } from './take-screenshots';
import type { View } from './view.types';

/** What is known about a view before it is pictured. */
export type ViewDetails = Omit<View, 'url' | 'screenshots' | 'violations'>;

/**
 * Takes the screenshots of the current screen, checks it in all modes and languages, and stores the view for the reporter. The test
 * goes on, but fails, if there are violations. `getServerTexts`: see `pictureLanguages`.
 */
export async function pictureView(
  page: Page,
  details: ViewDetails,
  getServerTexts: () => Promise<readonly string[]>,
): Promise<void> {
  const { id, state } = details;
  const screenshots = await takeScreenshots(page, GALLERY_FOLDER, id);
  const accessibility = await checkAccessibility(page);
  const languages = await pictureLanguages(page, GALLERY_FOLDER, id, getServerTexts);
  const violations = [...accessibility, ...languages.violations];
  await page.setViewportSize(DEFAULT_SIZE);
  const { pathname, search } = new URL(page.url());
  saveView({
    ...details,
    url: pathname + search,
    screenshots: [...screenshots, ...languages.screenshots],
    violations,
  });
  expect.soft(violations, `violations on ${state}`).toEqual([]);
}

/** Writes one file per view, because several workers write at the same time. */
function saveView(view: View): void {
  mkdirSync(VIEWS_FOLDER, { recursive: true });
  const name = sha256(view.id);
  writeFileSync(path.join(VIEWS_FOLDER, `${name}.json`), JSON.stringify(view));
}
