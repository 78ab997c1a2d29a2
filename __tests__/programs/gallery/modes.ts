import type { Page } from '@playwright/test';
import { emulateAppearance, findViolations, type Appearance } from '../../support/axe-in-page';
import {
  findCutTexts,
  findOverflow,
  setFillColors,
  setTextSize,
  setTextSpacing,
} from './layout-checks';

const SIZES = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 800 },
  /** The width at which WCAG 1.4.10 forbids horizontal scrolling. */
  narrow: { width: 320, height: 640 },
} as const;

/** The viewport in which the walkthroughs run. */
export const DEFAULT_SIZE = SIZES.phone;

/** A way to look at a screen. */
export type Mode = {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly appearance: Appearance;
  /** The size of the text in percent of the browser's. */
  readonly textSize?: number;
  /** True with the distances between lines, letters and words of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
};

const light = { colorScheme: 'light' } as const;

/** The mode in which every screen is looked at. */
export const PHONE: Mode = { name: 'phone', size: 'phone', appearance: light };

/** The modes in which a page must not scroll horizontally. */
const REFLOW_MODES: readonly Mode[] = [
  { name: 'text 200 %', size: 'phone', appearance: light, textSize: 200 },
  { name: '320 px', size: 'narrow', appearance: light },
  { name: 'text spacing', size: 'narrow', appearance: light, isSpaced: true },
];

/** The other modes, which take turns. */
export const OTHER_MODES: readonly Mode[] = [
  { name: 'dark', size: 'phone', appearance: { colorScheme: 'dark' } },
  { name: 'desktop', size: 'desktop', appearance: light },
  {
    name: 'forced colours',
    size: 'phone',
    appearance: { colorScheme: 'dark', forcedColors: 'active' },
  },
  { name: 'desktop, dark', size: 'desktop', appearance: { colorScheme: 'dark' } },
  ...REFLOW_MODES,
];

/** Shows the current screen in a mode. */
export async function showMode(page: Page, mode: Mode): Promise<void> {
  const { size, appearance, textSize, isSpaced = false } = mode;
  await page.setViewportSize(SIZES[size]);
  await setTextSpacing(page, isSpaced);
  await setTextSize(page, textSize ?? null);
  await emulateAppearance(page, appearance);
}

/** Resets the page to what it was before `showMode`. */
export async function resetMode(page: Page): Promise<void> {
  await setTextSize(page, null);
  await setTextSpacing(page, false);
  await emulateAppearance(page, null);
  await page.setViewportSize(DEFAULT_SIZE);
}

/** The violations of axe's rules on the current screen, which is shown in `mode`; one line each. */
export async function findAxeProblems(page: Page, mode: Mode): Promise<readonly string[]> {
  const isForced = mode.appearance.forcedColors !== undefined;
  if (isForced) await setFillColors(page, true);
  const violations = await findViolations(page, 'everything');
  if (isForced) await setFillColors(page, false);
  return violations.map(
    ({ id, help, nodes }) =>
      `${mode.name}: ${help} (${id}): ${nodes.map(({ target }) => target).join(', ')}`,
  );
}

/** Checks that the current screen neither scrolls horizontally nor cuts a text, at 320 px, with large and with spaced text. */
export async function findReflowProblems(page: Page, language: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const mode of REFLOW_MODES) {
    await showMode(page, mode);
    const found = [...(await findOverflow(page)), ...(await findCutTexts(page))];
    problems.push(...found.map((problem) => `${language}, ${mode.name}: ${problem}`));
  }
  return problems;
}
