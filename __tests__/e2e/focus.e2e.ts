import type { Page } from '@playwright/test';
import { openEveryNode, openSignedIn } from './support/check-ins';
import { assessmentsUrl } from './support/screens';
import { expect, test } from './support/test';

type Stop = { readonly element: string; readonly hasRing: boolean; readonly isSeen: boolean };

/**
 * The element that has the focus, whether an outline is around it, as its own or that of what it belongs to, and whether some part of
 * it can be seen; null when the focus has left the page.
 */
const getStop = (page: Page) =>
  page.evaluate((): Stop | null => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const hasOutline = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0';
    };
    const { left, top, width, height } = focused.getBoundingClientRect();
    // A card draws the ring of its link, and a row that of its control.
    const rings = [...document.querySelectorAll('*')].filter(
      (element) =>
        [undefined, '::before', '::after'].some((pseudo) => hasOutline(element, pseudo)) &&
        (element.contains(focused) || focused.parentElement?.contains(element) === true),
    );
    const shares = [0.1, 0.5, 0.9];
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return (
          hit !== null &&
          [focused, ...rings].some((shown) => shown.contains(hit) || hit.contains(shown))
        );
      }),
    );
    return { element: focused.outerHTML.slice(0, 120), hasRing: rings.length > 0, isSeen };
  });

/** Presses Tab, or Shift+Tab, until the focus has left the page. */
async function getStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await getStop(page);
    if (stop === null) return stops;
    stops.push(stop);
    if (stops.length > 150) throw new Error('The focus does not leave the page.');
  }
}

test('§9 accessibility: the focus is visible, and nothing that is fixed hides it', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 560 });
  const open = async (path: string) => void (await page.goto(path));
  const screens: readonly (readonly [string, () => Promise<void>])[] = [
    ['an assessment', () => open(assessmentsUrl('ada'))],
    ['a check-in', () => openEveryNode(page, world)],
    ['home', () => openSignedIn(page, 'ada', '/')],
    ['progress', () => openSignedIn(page, 'ada', '/progress')],
    ['notifications', () => openSignedIn(page, 'ada', '/settings/notifications')],
    ['a reminder', () => openSignedIn(page, 'ada', '/settings/check-in-reminders/new')],
    ['the kiosk', () => open('/kiosk/lakeside')],
    ['login', () => open('/login')],
  ];
  for (const [name, openScreen] of screens)
    await test.step(name, async () => {
      await openScreen();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-partial]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await getStops(page, key);
        expect(stops.length, name).toBeGreaterThan(3);
        expect(
          stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen),
          name,
        ).toEqual([]);
      }
    });
});
