import type { Page } from '@playwright/test';
import {
  emulateAppearance,
  findViolations,
  finishTransitions,
  type Appearance,
  type PageViolation,
} from '../../support/axe-in-page';
import type { Violation } from './view.types';

export const SIZES = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  /** The width at which WCAG 1.4.10 forbids horizontal scrolling. */
  narrow: { width: 320, height: 640 },
} as const;

/** A way to look at a screen. */
type Mode = {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly appearance: Appearance;
  /** The size of the text in percent of the browser's. */
  readonly textSize?: number;
  /** In these modes, a page that scrolls horizontally is a violation. */
  readonly mustReflow?: boolean;
};

const light = { colorScheme: 'light' } as const;

/** The modes in which axe checks every screen, with all of its rules. */
export const ACCESSIBILITY_MODES: readonly Mode[] = [
  { name: 'phone, light', size: 'phone', appearance: light },
  { name: 'phone, dark', size: 'phone', appearance: { colorScheme: 'dark' } },
  {
    name: 'phone, forced colours',
    size: 'phone',
    appearance: { colorScheme: 'dark', forcedColors: 'active' },
  },
  { name: 'phone, text 200 %', size: 'phone', appearance: light, textSize: 200, mustReflow: true },
  { name: '320 px', size: 'narrow', appearance: light, mustReflow: true },
  { name: 'desktop, light', size: 'desktop', appearance: light },
  { name: 'desktop, dark', size: 'desktop', appearance: { colorScheme: 'dark' } },
];

/** Checks the current screen in all modes; leaves the page without emulation. */
export async function checkAccessibility(page: Page): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const mode of ACCESSIBILITY_MODES) {
    await page.setViewportSize(SIZES[mode.size]);
    await setTextSize(page, mode.textSize ?? null);
    await emulateAppearance(page, mode.appearance);
    const isForced = mode.appearance.forcedColors !== undefined;
    if (isForced) await setFillColors(page, true);
    const violations = [
      ...(await findViolations(page, 'everything')),
      ...(mode.mustReflow === true ? await findOverflow(page) : []),
    ];
    if (isForced) await setFillColors(page, false);
    found.push(
      ...violations.map(({ id, help, nodes }) => ({
        id,
        help,
        variant: mode.name,
        nodes: nodes.map(({ target }) => target),
      })),
    );
  }
  await setTextSize(page, null);
  await emulateAppearance(page, null);
  return found;
}

/**
 * Sets the fill colour of all text to its colour, or removes it again. axe measures the contrast of the fill colour, for which
 * Chromium reports the page's own colour although it paints the forced one.
 */
async function setFillColors(page: Page, isSet: boolean): Promise<void> {
  await page.evaluate((shouldSet) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.webkitTextFillColor = shouldSet ? getComputedStyle(element).color : '';
  }, isSet);
  await finishTransitions(page);
}

/** Checks that the current screen neither scrolls horizontally nor cuts a text, at 320 px and with large text. */
export async function checkReflow(page: Page, language: string): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  for (const { name, size, textSize } of ACCESSIBILITY_MODES.filter(
    ({ mustReflow }) => mustReflow,
  )) {
    await page.setViewportSize(SIZES[size]);
    await setTextSize(page, textSize ?? null);
    // Lets container queries apply the new size.
    await emulateAppearance(page, { colorScheme: 'light' });
    const violations = [...(await findOverflow(page)), ...(await findCutTexts(page))];
    found.push(
      ...violations.map(({ id, help, nodes }) => ({
        id,
        help,
        variant: `${language}, ${name}`,
        nodes: nodes.map(({ target }) => target),
      })),
    );
  }
  await setTextSize(page, null);
  return found;
}

/** Returns a violation with the elements whose text is wider than they are, if they hide the rest. */
function findCutTexts(page: Page): Promise<readonly PageViolation[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // What only screen readers read is clipped.
      return (
        hides &&
        clipPath === 'none' &&
        hasText(element) &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    if (cut.length === 0) return [];
    const nodes = cut.slice(0, 5).map((element) => ({
      target: `${element.localName}.${element.getAttribute('class') ?? ''}: ${element.textContent}`,
      summary: '',
    }));
    return [{ id: 'cut', help: 'Texts must not be cut', nodes }];
  });
}

/** Sets the size of the text as a browser's setting does; null resets it. */
function setTextSize(page: Page, percent: number | null): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size === null ? '' : `${size}%`;
  }, percent);
}

/** Returns a violation with the elements that make the page wider than the window, if it is. */
function findOverflow(page: Page): Promise<readonly PageViolation[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        (right > clientWidth + 0.5 || left < -0.5) && getComputedStyle(element).clipPath === 'none'
      );
    });
    const nodes = elements.slice(0, 5).map((element) => ({
      target: `${element.localName}.${element.getAttribute('class') ?? ''}`,
      summary: '',
    }));
    return [{ id: 'reflow', help: 'The page must not scroll horizontally', nodes }];
  });
}
