import { expect, type Page } from '@playwright/test';
import { PRODUCT_NAME } from '../../../src/lib/text/product';
import { findViolations, setColorScheme } from '../../support/axe-in-page';

/** Colours do not depend on the width, and nothing else depends on the colour scheme: two runs of axe check all four cases. */
const getVariants = (wideWidth: number) =>
  [
    { width: wideWidth, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
  ] as const;

/** Expects no horizontal scrolling at the current width, once components that measure themselves have settled. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const getOverflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(getOverflow, 'the page is no wider than the window').toBeLessThanOrEqual(0);
}

/** Expects the current screen to meet WCAG 2.2 AA on a phone and a wide screen, light and dark, with one h1 and a title. */
export async function expectAccessible(page: Page, wideWidth = 1280): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`${PRODUCT_NAME}$`));
  const viewport = page.viewportSize();
  for (const { width, colorScheme } of getVariants(wideWidth)) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    await setColorScheme(page, colorScheme);
    const violations = await findViolations(page, 'all');
    const found = violations.map(({ id, nodes }) => ({
      id,
      elements: nodes.map(({ target, summary }) => `${target}: ${summary}`),
    }));
    expect(found, `${width} px, ${colorScheme}`).toEqual([]);
  }
  await setColorScheme(page, null);
  if (viewport !== null) await page.setViewportSize(viewport);
}
