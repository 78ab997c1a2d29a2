import type { Browser, Page } from '@playwright/test';
import { recordPresses, PRESS_MEASURES } from '../in-page/record-presses';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';
import { openDevice } from './emulated-device';
import { waitForNetworkIdle } from './wait-for-network-idle';

/** Presses per page, spread over its questions. */
const PRESS_COUNT = 20;
/** In ms; long enough for the effects of the last scroll or press. */
const SETTLE_MS = 250;
const LOAD_TIMEOUT_MS = 60_000;

async function pressAnswer(page: Page, index: number): Promise<void> {
  const answer = page.locator('input[type="radio"]').nth(index);
  await answer.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(SETTLE_MS);
  const box = await answer.boundingBox();
  if (box === null) throw new Error('An answer is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  if (!(await answer.isChecked())) throw new Error('A press on an answer was lost.');
}

/** Real presses on an idle page with a slow CPU: ms from each press to the frame that shows its result. */
export async function measurePresses(
  browser: Browser,
  { url, world }: Site,
  size: number,
): Promise<number[]> {
  const [userId = ''] = createVisitors(world, 1, size);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: true });
  try {
    const { page } = device;
    await page.addInitScript(recordPresses, { names: PRESS_MEASURES });
    await page.goto(url + getAssessmentUrl(userId, size));
    const radios = page.locator('input[type="radio"]');
    await radios.first().waitFor({ timeout: LOAD_TIMEOUT_MS });
    await waitForNetworkIdle(page);
    const count = await radios.count();
    // Steps of seven change both the question and the position of the answer.
    for (let press = 0; press < PRESS_COUNT; press += 1)
      await pressAnswer(page, (press * 7) % count);
    const durations = await page.evaluate(
      (name) => performance.getEntriesByName(name).map(({ duration }) => duration),
      PRESS_MEASURES.toPaint,
    );
    if (durations.length !== PRESS_COUNT) throw new Error('Not every press was measured.');
    return durations;
  } finally {
    await device.close();
  }
}
