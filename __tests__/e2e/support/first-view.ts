import { expect, type Page } from '@playwright/test';
import { pauseRequests } from './pause-requests';
import { expectScreen } from './screens';

export const appScripts = /\/assets\/main\.[^/]*\.js$/;

/** The paths of the files that every page loads: those of the app, and the script that loads them. */
export async function getAppFiles(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get('/')).text();
  const appFiles = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const loadedAtOnce = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(
    ([, path]) => path ?? '',
  );
  return [...appFiles, ...loadedAtOnce];
}

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
    await page.waitForFunction(() => window.pageLoad?.isClosed && !window.pageLoad.firstView);
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

/** A picture of the whole page, once it does not change any more: charts are drawn again after their size has changed. */
async function takeSettledPicture(page: Page): Promise<string> {
  let picture = '';
  await expect(async () => {
    const before = picture;
    await drawFrames(page);
    const image = await page.screenshot({ fullPage: true, animations: 'disabled' });
    picture = image.toString('base64');
    expect(picture === before).toBe(true);
  }).toPass({ intervals: [0] });
  return picture;
}

const drawFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** A picture of the whole page in each appearance. */
async function takePictures(page: Page): Promise<readonly string[]> {
  const pictures: string[] = [];
  for (const { scheme, width, textSize } of appearances) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    pictures.push(await takeSettledPicture(page));
  }
  return pictures;
}

/** What the edge of a rounded corner may differ by, of 255: the browser does not always draw it in one piece. */
const INVISIBLE_DIFFERENCE = 3;

/** Whether two pictures are the same, as far as one can see. */
async function areSame(page: Page, before: string, after: string | undefined): Promise<boolean> {
  if (before === after) return true;
  const blank = await page.context().newPage();
  const largest = await blank.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = await fetch(`data:image/png;base64,${picture}`);
          const bitmap = await createImageBitmap(await bytes.blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      if (one === undefined || one.length !== other?.length) return Infinity;
      let max = 0;
      for (let index = 0; index < one.length; index += 1)
        max = Math.max(max, Math.abs((one[index] ?? 0) - (other[index] ?? 0)));
      return max;
    },
    [before, after],
  );
  await blank.close();
  return largest <= INVISIBLE_DIFFERENCE;
}

/** Expects that the page looks the same before and after the app has loaded, and that nothing moves. */
export async function expectSameLook(page: Page, startApp: () => Promise<void>): Promise<void> {
  expect(await getLayoutShifts(page)).toBe(0);
  const before = await takePictures(page);
  const shifts = await getLayoutShifts(page);
  await startApp();
  expect(await getLayoutShifts(page)).toBe(shifts);
  const after = await takePictures(page);
  const same = await Promise.all(
    before.map((picture, index) => areSame(page, picture, after[index])),
  );
  expect(same).toEqual(appearances.map(() => true));
}
