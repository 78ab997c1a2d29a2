import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is asked of a page: all that the guidelines say, or its colours alone, which are what a scheme changes. */
const RULE_SETS = {
  everything: { type: 'tag', values: WCAG_2_2_AA },
  colours: { type: 'rule', values: ['color-contrast'] },
} as const satisfies Record<string, axe.RunOnly>;

/** A rule that the page breaks, and where. */
export type PageViolation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: string; readonly summary: string }[];
};

/** Shows the page in a scheme, and without motion; null for what the browser itself has. */
export async function setColorScheme(
  page: Page,
  colorScheme: 'light' | 'dark' | null,
): Promise<void> {
  const reducedMotion = colorScheme === null ? null : 'reduce';
  await page.emulateMedia({ colorScheme, reducedMotion });
  // Some inherited colours stay as they were until the page has been without any style at all.
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.removeProperty('display');
    root.getBoundingClientRect();
  });
}

/** What axe finds against WCAG 2.2 AA in the page as it stands, its frames of the same origin included. */
export async function findViolations(
  page: Page,
  ruleSet: keyof typeof RULE_SETS,
): Promise<readonly PageViolation[]> {
  for (const frame of page.frames()) {
    // Read once a document: it is half a megabyte.
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axe.source);
  }
  return page.evaluate(async (runOnly) => {
    // SAFETY: put there above.
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
