import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from './support/check-ins';
import { expectNoHorizontalScroll } from './support/expect-accessible';
import { chartSlider, openProgress, region } from './support/progress';
import { assessmentsUrl, expectScreen } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 812 } });

/** Sets the text of the browser to a multiple of its usual size, for media queries too. */
async function enlargeText(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * factor, fixed: Math.round(13 * factor) };
  await session.send('Page.setFontSizes', { fontSizes });
}

const doubleText = (page: Page) => enlargeText(page, 2);

const getSize = async (element: Locator) =>
  (await element.boundingBox()) ?? { width: 0, height: 0 };

test('D8: with text of 200 % the clinic’s logo keeps its height, and what is answered its bar', async ({
  page,
}) => {
  await doubleText(page);
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  const logo = page.getByRole('banner').getByRole('img');
  // The picture of the sandbox's logo is 220 px wide and 48 px high.
  const drawnHeight = async () => {
    const { width, height } = await getSize(logo);
    return Math.min(height, (width * 48) / 220);
  };
  await expect.poll(drawnHeight).toBeGreaterThanOrEqual(32);
  const bar = page.getByRole('progressbar');
  expect((await getSize(bar)).width).toBeGreaterThan(64);
});

test('§2 notifications: Delete is at the end of its reminder, also on a line of its own', async ({
  page,
  world,
}) => {
  const reminders = world.reminders.get('ada') ?? [];
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
  world.reminders.set(
    'ada',
    reminders.map((reminder) => ({ ...reminder, daysOfWeek: days, isActive: false })),
  );
  await signInAs(page, 'ada');
  await page.goto('/settings/check-in-reminders');
  const button = page.getByRole('button', { name: /^Delete reminder/ });
  const item = page.getByRole('listitem').filter({ has: button });
  await expect(button).toBeVisible();
  const [box, row] = [await button.boundingBox(), await item.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
});

test('§2 progress: with text of 200 % a table scrolls in its card, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleText(page);
  await openProgress(page);
  const symptoms = region(page, 'Symptoms');
  await symptoms.getByRole('button', { name: 'Show as table' }).click();
  // What is hidden in a cell must not be wider than the page either.
  await expect(symptoms.getByText('no entry').first()).toBeAttached();
  await expectNoHorizontalScroll(page);
});

test('§2 progress: with text of 200 % the tooltip of a chart is as wide as the chart at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleText(page);
  await openProgress(page);
  await chartSlider(page, 'symptoms over the past week').press('End');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('§2 notifications: with text of 200 % the tooltip of the Safety Net is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleText(page);
  await openSignedIn(page, 'ada', '/settings/notifications');
  await page.getByRole('button', { name: 'About these preferences' }).click();
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await expectNoHorizontalScroll(page);
});

test('§9 toasts: with text of 200 % a toast is on the screen, also on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await doubleText(page);
  await openSignedIn(page, 'ada', '/settings/notifications');
  await page.getByRole('button', { name: /^Delete reminder/ }).click();
  await expect(page.getByText('Reminder deleted')).toBeInViewport({ ratio: 1 });
});

test('§2 Chrome, D12: with text of 150 % the Spanish names of the tabs are on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page, 1.5);
  await openSignedIn(page, 'ada', '/settings?lang=es');
  const getEndOfName = () =>
    page.getByRole('link', { name: 'Configuración' }).evaluate((link) => {
      const content = document.createRange();
      content.selectNodeContents(link);
      return content.getBoundingClientRect().right;
    });
  await expect.poll(getEndOfName).toBeLessThanOrEqual(360);
});
