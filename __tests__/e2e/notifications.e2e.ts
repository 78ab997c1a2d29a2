import { openSignedIn } from './support/check-ins';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test('§8, §9 toasts: one about preferences is shown for 2 s, also where motion is reduced', async ({
  page,
  clinic,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, 'ada', '/settings/notifications');
  clinic.failNext({ path: 'save-optional-comms', kind: 'status', status: 500 });
  const card = page.getByRole('region', { name: 'Safety Net', exact: true });
  await card.getByRole('switch', { name: 'Email' }).click();
  await expectToast(page, 'Unable to save your preference');
  // The library removes a toast at the end of this animation.
  await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '2s');
});
