import { expectSameLook, openFirstView } from '../support/first-view';
import { assessmentsUrl } from '../support/screens';
import { signInAs } from '../support/sign-in';
import { expect, test } from './support/visualiser';

test('D12: sleep-and-habits from right to left looks the same before and after the app has loaded', async ({
  page,
}) => {
  // The web font, which the app loads last, would change the text: it never arrives.
  await page.route('**/*.woff2', () => undefined);
  const link = assessmentsUrl('tess', 'clinician_app', '&assessments=sleep-and-habits&lang=ar-XB');
  const startApp = await openFirstView(page, link, 'Sleep and habits');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // A word of the app, with its letters in the order of the screen.
  await expect(page.getByRole('button', { name: '\u202ESubmit\u202C' })).toBeVisible();
  await expectSameLook(page, startApp);
});

test('D12: from right to left, arrows point along the line', async ({ page }) => {
  await page.goto('/clinics/lakeside?lang=ar-XB');
  await expect(page.getByRole('link')).not.toHaveCount(0);
  // The tip of the arrow is the second of its three points.
  const readTip = () =>
    page
      .getByRole('listitem')
      .locator('svg')
      .last()
      .evaluate((svg: SVGSVGElement) => {
        const matrix = svg.getScreenCTM();
        const toScreen = (x: number) => new DOMPoint(x, 12).matrixTransform(matrix ?? undefined).x;
        return toScreen(16) - toScreen(9);
      });
  await expect.poll(readTip).toBeLessThan(0);
});

test('D12: from right to left, the labels of a chart are beside its lines', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/progress?lang=ar-XB');
  const chart = page.getByRole('main').getByRole('img').first();
  const label = chart.getByText('100%');
  await expect(label).toBeVisible();
  const { x = 0, width = 0 } = (await label.boundingBox()) ?? {};
  const lines = await chart
    .locator('line')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left));
  expect(x + width).toBeLessThan(Math.min(...lines));
});
