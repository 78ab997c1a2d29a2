import { getCardProviderScript } from '../../src/qa/sandbox/hosts/http-server/card-provider-script';
import { countSavedCards } from '../../src/qa/sandbox/world/card-intents';
import { configure } from './support/configure';
import { resumeIntakeAt, expectAlert, fillCard, PROVIDER_SCRIPT } from './support/payment';
import { expectScreen, press, getStorageEntries } from './support/screens';
import { expect, test } from './support/test';

const NOT_LOADED = "Oops! We couldn't load the payment form. Please try refreshing the page.";
const SAVED = 'Payment info saved! Your payment method has been securely stored for future use.';
const NOT_SAVED = 'Failed to save payment method. Please try again.';

test('§4 PAYMENT: loads the card provider only in this step, and saves a card', async ({
  page,
  world,
  clinic,
}) => {
  await resumeIntakeAt('QUESTIONNAIRE', page, world);
  await press(page, 'Next');
  await expect(page.locator(PROVIDER_SCRIPT)).toHaveCount(0);
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.locator(PROVIDER_SCRIPT)).toHaveCount(1);

  // Leaving and returning uses the same setup intent and a new form.
  await press(page, 'Back');
  await press(page, 'Submit');
  // Before that, Save card says that it is too early.
  await expect(page.getByLabel('Card number')).toBeVisible();
  await press(page, 'Save card');
  await expectAlert(page, 'Your card number is incomplete.');
  await fillCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'Save card');
  await expectAlert(page, 'Your card was declined.');

  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Save card' }).dblclick();
  await expectScreen(page, 'Check-in complete');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(clinic.getRequests('setup-intent')).toHaveLength(1);
  expect(countSavedCards(world.cardIntents, 'nia')).toBe(1);
  expect(JSON.stringify(await getStorageEntries(page))).not.toMatch(/seti_|4242/);
});

test('§8 Payment: shows an alert and a toast if the form did not load, and loads it on Try again', async ({
  page,
  world,
  clinic,
  pageErrors,
}) => {
  // §8.payment.2
  pageErrors.allow(/Failed to load Stripe/);
  clinic.failNext({ path: 'card-provider-script', kind: 'network' });
  await resumeIntakeAt('PAYMENT', page, world);
  await expectAlert(page, NOT_LOADED);
  await expect(page.getByText(NOT_LOADED)).toHaveCount(2);
  await press(page, 'Save card');
  await expectAlert(page, 'Payment system not initialized or setup intent missing');
  await press(page, 'Try again');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(clinic.getRequests('setup-intent')).toHaveLength(1);
});

test('§4 PAYMENT: does not save a card twice after a lost response and a reload', async ({
  page,
  world,
  clinic,
}) => {
  await resumeIntakeAt('PAYMENT', page, world);
  await fillCard(page, '4242 4242 4242 4242');
  clinic.failNext({ path: 'card-provider-confirm', kind: 'network', isReceived: true });
  await press(page, 'Save card');
  await expectAlert(page, NOT_SAVED);
  // The status of the card is unknown, so nothing is submitted.
  clinic.failNext({ path: 'card-provider-status', kind: 'network' });
  await press(page, 'Save card');
  await expectAlert(page, NOT_SAVED);
  await page.reload();
  await expectScreen(page, 'Check-in complete');
  expect(clinic.getRequests('card-provider-confirm')).toHaveLength(1);
  expect(clinic.getRequests('setup-intent')).toHaveLength(1);
  expect(countSavedCards(world.cardIntents, 'nia')).toBe(1);
});

test('§4 PAYMENT: handles a rejected and an approved 3-D Secure authentication', async ({
  page,
  world,
}) => {
  await resumeIntakeAt('PAYMENT', page, world);
  await fillCard(page, '4000 0000 0000 3220');
  await press(page, 'Save card');
  await page.getByRole('link', { name: 'No, refuse' }).click();
  await expectScreen(page, 'Payment method');
  await expectAlert(page, 'We are unable to authenticate your payment method.');
  await expect(page).toHaveURL(/\/intake$/);

  await fillCard(page, '4000 0025 0000 3155');
  await press(page, 'Save card');
  await page.getByRole('dialog', { name: 'Sandbox bank' }).waitFor();
  await page.keyboard.press('Escape');
  await expectAlert(page, 'We are unable to authenticate your payment method.');

  await fillCard(page, '4000 0000 0000 3220');
  await press(page, 'Save card');
  await page.getByRole('link', { name: 'Yes, approve' }).click();
  await expectScreen(page, 'Check-in complete');
  await expect(page).toHaveURL(/\/intake$/);
  expect(countSavedCards(world.cardIntents, 'nia')).toBe(1);
});

test('§7 billing: a deployment needs only configuration to use the real provider', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/request to another origin: https:\/\/js\.stripe\.com\/endive\/stripe\.js$/);
  // Responds to the real provider's URL with the fake script; the page's CSP must allow that URL.
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: getCardProviderScript() }),
  );
  await configure(page, { stripePublishableKey: 'pk_live_clinic' });
  await resumeIntakeAt('PAYMENT', page, world);
  await fillCard(page, '4242 4242 4242 4242');
  await press(page, 'Save card');
  await expectScreen(page, 'Check-in complete');
});
