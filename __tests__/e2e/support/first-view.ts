import { expect, type Page } from '@playwright/test';
import { pauseRequests } from './pause-requests';
import { expectScreen } from './screens';

export const appScripts = /\/assets\/(?:core|main)\.[^/]*\.js$/;

/** Opens a link and waits for its first screen, while the app's scripts are held; returns what releases them. */
export async function openFirstView(
  page: Page,
  url: string,
  name: string,
): Promise<() => Promise<void>> {
  const release = await pauseRequests(page, appScripts);
  await page.goto(url, { waitUntil: 'commit' });
  await expectScreen(page, name);
  return async () => {
    release();
    await page.waitForFunction(() => window.firstLoad?.isClosed && !window.firstLoad.firstView);
  };
}

/** The number of layout shifts since the page was opened. */
export const getLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** How a page may be shown; each instrument is compared in all of these. */
const appearances = [
  { scheme: 'light', width: 1280, textSize: '100%' },
  { scheme: 'dark', width: 1280, textSize: '100%' },
  { scheme: 'light', width: 320, textSize: '100%' },
  { scheme: 'light', width: 375, textSize: '200%' },
] as const;

/** A picture of the whole page in each appearance. */
async function takePictures(page: Page): Promise<readonly string[]> {
  const pictures: string[] = [];
  for (const { scheme, width, textSize } of appearances) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const image = await page.screenshot({ fullPage: true, animations: 'disabled' });
    pictures.push(image.toString('base64'));
  }
  return pictures;
}

/** Expects that the page looks the same before and after the app has loaded, and that nothing moves. */
export async function expectSameLook(page: Page, startApp: () => Promise<void>): Promise<void> {
  expect(await getLayoutShifts(page)).toBe(0);
  const before = await takePictures(page);
  const shifts = await getLayoutShifts(page);
  await startApp();
  expect(await getLayoutShifts(page)).toBe(shifts);
  const after = await takePictures(page);
  expect(after.map((picture, index) => picture === before[index])).toEqual(
    appearances.map(() => true),
  );
}
