import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { countSavedCards } from '../../../../src/qa/sandbox/world/card-intents';
import { EMPTY_FORM_DATA, getStepPercent } from '../../../../machines/intake/intake.selectors';
import {
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../../../src/state/intake.slice';
import { expectNoAxeViolations } from '../../../support/axe';
import { holdNextResponse } from '../../../support/hold-next-response';
import {
  fillCard,
  renderPayment,
  setupPaymentTests,
  press,
  expectAlert,
  expectCompleted,
  expectNoToast,
  expectToast,
} from './render-payment';

const SAVED = 'Payment info saved! Your payment method has been securely stored for future use.';
const NOT_LOADED = "Oops! We couldn't load the payment form. Please try refreshing the page.";
const VALID_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const RESPONSE_LOST_CARD = '4000000000000119';
const AUTHENTICATION_REQUIRED_CARD = '4000002500003155';

const { world, getRequests } = setupPaymentTests();

const countCards = () => countSavedCards(world.cardIntents, 'nia');

describe('§4 PAYMENT', () => {
  it('saves a card, shows a toast and completes the intake', async () => {
    // §4.payment.3, §8.payment.1, §9.toasts.3, §9.other.3
    const payment = await renderPayment(world);
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String(getStepPercent('PAYMENT')),
    );
    expect(screen.getByText('The card is not charged until after an appointment.')).toBeVisible();
    await fillCard(payment, VALID_CARD);
    await expectNoAxeViolations(document.body);
    await press(payment, 'Save card');
    await expectCompleted();
    await expectToast(SAVED);
    const toast = screen.getByText(SAVED).closest('.Toastify__toast');
    expect(toast).toHaveStyle({ '--toast-duration': '3000ms' });
    expect(countCards()).toBe(1);
    // No request follows the confirmation (D9), and no card data is stored.
    expect(world.requests.at(-1)?.endpoint).not.toBe('setup-intent');
    expect(JSON.stringify(world.requests)).not.toMatch(/4242|1234/);
    const stored = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
    expect(JSON.stringify(stored)).not.toMatch(/4242|seti_/);
  });

  it('§8 shows why a card was declined and accepts another', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, DECLINED_CARD);
    await press(payment, 'Save card');
    await expectAlert('Your card was declined.');
    await fillCard(payment, VALID_CARD);
    await press(payment, 'Save card');
    await expectCompleted();
    expect(getRequests('setup-intent')).toHaveLength(1);
    expect(countCards()).toBe(1);
  });

  it('§8 shows Stripe’s error for a field until it is corrected', async () => {
    // §8.payment.3
    const payment = await renderPayment(world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Save card');
    await expectAlert('Your card number is incomplete.');
    expect(getRequests('card-provider-confirm')).toHaveLength(0);
    await fillCard(payment, VALID_CARD);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('§8 shows "Payment setup failed" if Stripe gives no reason', async () => {
    // §8.payment.6
    const payment = await renderPayment(world);
    await fillCard(payment, VALID_CARD);
    const silent = { path: 'card-provider-confirm', kind: 'status', message: null } as const;
    world.faults.failNext(silent);
    await press(payment, 'Save card');
    await expectAlert('Payment setup failed');
    expect(countCards()).toBe(0);
  });

  it('saves no second card after a lost response', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, RESPONSE_LOST_CARD);
    await press(payment, 'Save card');
    await expectAlert('Failed to save payment method. Please try again.');
    expect(countCards()).toBe(1);
    await press(payment, 'Save card');
    await expectCompleted();
    expect(getRequests('card-provider-confirm')).toHaveLength(1);
    expect(countCards()).toBe(1);
  });

  it('reads the status of the card after a reload', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, RESPONSE_LOST_CARD);
    await press(payment, 'Save card');
    await expectAlert('Failed to save payment method. Please try again.');
    cleanup();
    await renderPayment(world);
    await expectCompleted();
    expect(getRequests('setup-intent')).toHaveLength(1);
    expect(countCards()).toBe(1);
  });

  it('ignores Stripe’s parameters in the URL and removes them', async () => {
    const { router } = await renderPayment(world, {
      location:
        '/intake?setup_intent=seti_x&setup_intent_client_secret=seti_x_secret_y&redirect_status=succeeded',
    });
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await waitFor(() =>
      expect(router.location).toMatchObject({
        pathname: '/intake',
        search: '',
        state: { step: 'PAYMENT' },
      }),
    );
    expect(countCards()).toBe(0);
  });

  it('confirms once after a double press, and creates no second intent when the user returns to the step', async () => {
    const payment = await renderPayment(world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Back');
    await press(payment, 'Next');
    await press(payment, 'Submit');
    await fillCard(payment, VALID_CARD);
    await payment.user.dblClick(screen.getByRole('button', { name: 'Save card' }));
    await expectCompleted();
    expect(getRequests('setup-intent')).toHaveLength(1);
    expect(getRequests('card-provider-confirm')).toHaveLength(1);
  });

  it('§8 payment: a card that is saved after Back is pressed completes the intake on return', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, VALID_CARD);
    const deliver = holdNextResponse(world, 'card-provider-confirm', true);
    await press(payment, 'Save card');
    await waitFor(() => expect(countCards()).toBe(1));
    for (const name of ['Back', 'Next', 'Submit']) await press(payment, name);
    await expectCompleted();
    await expectToast(SAVED);
    deliver();
    expect(getRequests('card-provider-form')).toHaveLength(1);
  });

  it('shows an error if the user refuses at the bank, and saves the card if they approve', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, AUTHENTICATION_REQUIRED_CARD);
    await press(payment, 'Save card');
    const bank = await screen.findByRole('dialog', { name: 'Sandbox bank' });
    await payment.user.click(within(bank).getByRole('button', { name: 'No, refuse' }));
    await expectAlert(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    await press(payment, 'Save card');
    const again = await screen.findByRole('dialog', { name: 'Sandbox bank' });
    await payment.user.click(within(again).getByRole('button', { name: 'Yes, approve' }));
    await expectCompleted();
    expect(countCards()).toBe(1);
  });

  it('§8 shows an error if Stripe does not render the form, and renders it on a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    world.faults.failNext({ path: 'card-provider-form', kind: 'status' });
    const payment = await renderPayment(world);
    await expectAlert(NOT_LOADED);
    await expectToast(NOT_LOADED);
    await press(payment, 'Try again');
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await expectNoToast(NOT_LOADED);
    expect(getRequests('setup-intent')).toHaveLength(1);
  });

  it('completes the intake without a card when the step is skipped', async () => {
    const payment = await renderPayment(world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Skip this step');
    await expectCompleted();
    expect(getRequests('card-provider-confirm')).toHaveLength(0);
  });

  it('§4 payment: the step cannot be skipped while the card is being saved', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, '4242424242424242');
    const deliver = holdNextResponse(world, 'card-provider-confirm');
    await press(payment, 'Save card');
    await waitFor(() => expect(getRequests('card-provider-confirm')).toHaveLength(1));
    await press(payment, 'Skip this step');
    expect(screen.getByRole('button', { name: 'Skip this step' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    deliver();
    await expectCompleted();
    await expectToast(SAVED);
    expect(countCards()).toBe(1);
  });

  it('§4 payment: the step can be skipped after a card was declined', async () => {
    const payment = await renderPayment(world);
    await fillCard(payment, DECLINED_CARD);
    await press(payment, 'Save card');
    await expectAlert('Your card was declined.');
    await press(payment, 'Skip this step');
    await expectCompleted();
  });

  it('D9 a skipped card is kept in memory only, and a completed intake leaves nothing on the device', async () => {
    const payment = await renderPayment(world);
    await screen.findByLabelText('Card number');
    expect(JSON.stringify(localStorage)).toMatch(/clientSecret/);
    await press(payment, 'Skip this step');
    await expectCompleted();
    // SAFETY: the intake's service has injected its slices.
    const state = payment.store.getState() as unknown as WithIntake;
    expect(selectIntakeProgress(state)).toMatchObject({
      magicCode: '',
      formData: { ...EMPTY_FORM_DATA, payment: { paymentMethodSaved: false } },
    });
    expect(selectIntakeSession(state)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
