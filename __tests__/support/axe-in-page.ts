import type { Frame, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Minified, because each document is sent it: `axe.source` is twice as long. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules to check: everything that axe knows except its experimental rules, or all of WCAG 2.2 AA. */
const RULE_SETS = {
  everything: { type: 'tag', values: [...WCAG_2_2_AA, 'best-practice'] },
  all: { type: 'tag', values: WCAG_2_2_AA },
} as const satisfies Record<string, axe.RunOnly>;

/** An axe rule that the page violates, and the elements concerned. */
export type PageViolation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: string; readonly summary: string }[];
};

/** The colours of a page: its scheme, and whether the operating system imposes its own, as Windows' contrast themes do. */
export type Appearance = {
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
};

/** Emulates a colour scheme with reduced motion, in embedded pages, too; null resets both to the browser's own setting. */
export async function setColorScheme(
  page: Page,
  colorScheme: 'light' | 'dark' | null,
): Promise<void> {
  await emulateAppearance(page, colorScheme && { colorScheme });
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    await renderAgain(frame);
    await finishTransitions(frame);
  }
}

/** Emulates an appearance with reduced motion; null resets everything to the browser's own setting. */
export async function emulateAppearance(page: Page, appearance: Appearance | null): Promise<void> {
  await page.emulateMedia({
    colorScheme: appearance?.colorScheme ?? null,
    forcedColors: appearance?.forcedColors ?? null,
    reducedMotion: appearance === null ? null : 'reduce',
  });
  await page.evaluate(async (isForced) => {
    // The page gets forced colours later than the rest.
    while (matchMedia('(forced-colors: active)').matches !== isForced)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, appearance?.forcedColors === 'active');
  await renderAgain(page);
  await finishTransitions(page);
}

/** Unrenders a page once: until then, Chromium keeps some inherited colours of the previous colour scheme. */
function renderAgain(page: Page | Frame): Promise<void> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
    root.getBoundingClientRect();
  });
}

/** Ends all transitions and animations that have an end: in the middle of one, colours and positions are not final. */
export function finishTransitions(page: Page | Frame): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/** Runs axe on the current page, including its same-origin frames. */
export async function findViolations(
  page: Page,
  ruleSet: keyof typeof RULE_SETS,
): Promise<readonly PageViolation[]> {
  for (const frame of page.frames()) {
    // Once per document: the source is half a megabyte.
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axeSource);
  }
  return page.evaluate(async (runOnly) => {
    // SAFETY: axe was injected above.
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => ({
        target: target.join(' '),
        summary: failureSummary ?? '',
      })),
    }));
  }, RULE_SETS[ruleSet]);
}
