import type { Page } from '@playwright/test';
import { finishTransitions } from '../../support/axe-in-page';

/** Sets the size of the text as a browser's setting does; null resets it. */
export function setTextSize(page: Page, percent: number | null): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size === null ? '' : `${size}%`;
  }, percent);
}

/** Sets the distances between lines, letters and words to those of WCAG 1.4.12, or removes them again. */
export function setTextSpacing(page: Page, isSet: boolean): Promise<void> {
  return page.evaluate((shouldSet) => {
    const others = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== 'all');
    const sheet = new CSSStyleSheet({ media: 'all' });
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = shouldSet ? [...others, sheet] : others;
  }, isSet);
}

/**
 * Sets the fill colour of all text to its colour, or removes it again. axe measures the contrast of the fill colour, for which
 * Chromium reports the page's own colour although it paints the forced one.
 */
export async function setFillColors(page: Page, isSet: boolean): Promise<void> {
  await page.evaluate((shouldSet) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.style.webkitTextFillColor = shouldSet ? getComputedStyle(element).color : '';
  }, isSet);
  await finishTransitions(page);
}

/** The elements that make the page wider than the window, if it is; one line each. */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = right > clientWidth + 0.5 || left < -0.5;
      return isOutside && getComputedStyle(element).clipPath === 'none';
    });
    return [
      `the page scrolls horizontally`,
      ...elements.slice(0, 5).map(({ localName, className }) => `${localName}.${className}`),
    ];
  });
}

/** The elements whose text is wider or higher than they are, if they hide the rest; one line each. */
export function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // What only screen readers read is clipped.
        const isVisible = clipPath === 'none';
        const isCut =
          (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1);
        return isCut && isVisible && hasText(element);
      })
      .slice(0, 5)
      .map(({ localName, textContent }) => `a text is cut, ${localName}: ${textContent}`);
  });
}
