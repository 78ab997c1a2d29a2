import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PRODUCT_NAME } from '../../../src/lib/product';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours do not depend on the width, and all but colours not on the scheme. */
const looksAt = (wideWidth: number) =>
  [
    { width: wideWidth, colorScheme: 'light' },
    { width: 375, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
  ] as const;

/** The page cannot be scrolled sideways at its present width, once what measures itself has done so. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, 'the page is no wider than the window').toBeLessThanOrEqual(0);
}

/** Another scheme leaves some colours as they were until something else has every style worked out anew. */
async function refreshStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = document.styleSheets[0];
    if (sheet === undefined) return;
    sheet.insertRule('* { --refreshed: 1; }');
    document.body.getBoundingClientRect();
    sheet.deleteRule(0);
  });
}

/** The screen as it stands meets WCAG 2.2 AA on a phone and a wide screen, light and dark, with one h1 and a title. */
export async function expectAccessible(page: Page, wideWidth = 1280): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`${PRODUCT_NAME}$`));
  const viewport = page.viewportSize();
  for (const { width, colorScheme } of looksAt(wideWidth)) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await refreshStyles(page);
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(WCAG_2_2_AA) : axe.withRules(['color-contrast'])
    ).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
    expect(found, `${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (viewport !== null) await page.setViewportSize(viewport);
}
