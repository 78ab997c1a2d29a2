import { expectSameLook, openFirstView } from '../support/first-view';
import { assessmentsUrl } from '../support/screens';
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
