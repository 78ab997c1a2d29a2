import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startSandbox, type Sandbox } from '../../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { countSavedCards } from '../../../../src/qa/sandbox/world/card-intents';
import { expectNoAxeViolations } from '../../../support/axe';
import { loadCardProviderScripts } from '../../../support/load-card-provider-scripts';
import {
  fillCard,
  renderPayment,
  press,
  expectAlert,
  expectCompleted,
  expectToast,
} from './render-payment';

const SAVED = 'Payment info saved! Your payment method has been securely stored for future use.';
const VALID_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const RESPONSE_LOST_CARD = '4000000000000119';
const AUTHENTICATION_REQUIRED_CARD = '4000002500003155';

let sandbox: Sandbox;
let scripts: ReturnType<typeof loadCardProviderScripts>;
beforeAll(() => {
  sandbox = startSandbox();
  scripts = loadCardProviderScripts();
});
afterAll(() => {
  sandbox.stop();
  scripts.stop();
});
beforeEach(() => sandbox.world.reset());

const countRequests = (name: string) =>
  sandbox.world.requests.filter(({ endpoint }) => endpoint === name).length;
const countCards = () => countSavedCards(sandbox.world.cardIntents, 'nia');

describe('§4 PAYMENT', () => {
  it('saves a card, says so and goes on', async () => {
    const payment = await renderPayment(sandbox.world);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '86');
    expect(screen.getByText('The card is not charged until after an appointment.')).toBeVisible();
    await fillCard(payment, VALID_CARD);
    await expectNoAxeViolations(document.body);
    await press(payment, 'Save card');
    await expectCompleted();
    await expectToast(SAVED);
    expect(countCards()).toBe(1);
    // No call follows the confirmation (D9), and nothing of the card is left anywhere.
    expect(sandbox.world.requests.at(-1)?.endpoint).not.toBe('setup-intent');
    expect(JSON.stringify(sandbox.world.requests)).not.toMatch(/4242|1234/);
    const stored = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
    expect(JSON.stringify(stored)).not.toMatch(/4242|seti_/);
  });

  it('§8 says why a card is declined, and takes another', async () => {
    const payment = await renderPayment(sandbox.world);
    await fillCard(payment, DECLINED_CARD);
    await press(payment, 'Save card');
    await expectAlert('Your card was declined.');
    await fillCard(payment, VALID_CARD);
    await press(payment, 'Save card');
    await expectCompleted();
    expect(countRequests('setup-intent')).toBe(1);
    expect(countCards()).toBe(1);
  });

  it('§8 says what the provider says of a field, until it is mended', async () => {
    const payment = await renderPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Save card');
    await expectAlert('Your card number is incomplete.');
    expect(countRequests('card-provider-confirm')).toBe(0);
    await fillCard(payment, VALID_CARD);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('§8 reads "Payment setup failed" where the provider gives no reason', async () => {
    const payment = await renderPayment(sandbox.world);
    await fillCard(payment, VALID_CARD);
    const silent = { path: 'card-provider-confirm', kind: 'status', message: null } as const;
    sandbox.world.faults.failNext(silent);
    await press(payment, 'Save card');
    await expectAlert('Payment setup failed');
    expect(countCards()).toBe(0);
  });

  it('saves no second card after a lost answer', async () => {
    const payment = await renderPayment(sandbox.world);
    await fillCard(payment, RESPONSE_LOST_CARD);
    await press(payment, 'Save card');
    await expectAlert('Failed to save payment method. Please try again.');
    expect(countCards()).toBe(1);
    await press(payment, 'Save card');
    await expectCompleted();
    expect(countRequests('card-provider-confirm')).toBe(1);
    expect(countCards()).toBe(1);
  });

  it('learns after a reload what became of the card', async () => {
    const payment = await renderPayment(sandbox.world);
    await fillCard(payment, RESPONSE_LOST_CARD);
    await press(payment, 'Save card');
    await expectAlert('Failed to save payment method. Please try again.');
    cleanup();
    await renderPayment(sandbox.world);
    await expectCompleted();
    expect(countRequests('setup-intent')).toBe(1);
    expect(countCards()).toBe(1);
  });

  it('believes nothing that an address says, and keeps none of it', async () => {
    const { router } = await renderPayment(sandbox.world, {
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

  it('sends one card for a double press, and asks for no second intent on the way back', async () => {
    const payment = await renderPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Back');
    await press(payment, 'Next');
    await press(payment, 'Submit');
    await fillCard(payment, VALID_CARD);
    await payment.user.dblClick(screen.getByRole('button', { name: 'Save card' }));
    await expectCompleted();
    expect(countRequests('setup-intent')).toBe(1);
    expect(countRequests('card-provider-confirm')).toBe(1);
  });

  it('hands over to the bank, and takes its no for one', async () => {
    const payment = await renderPayment(sandbox.world);
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

  it('§8 says that the form did not load where the provider does not draw it, and draws it anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sandbox.world.faults.failNext({ path: 'card-provider-form', kind: 'status' });
    const payment = await renderPayment(sandbox.world);
    await expectAlert("Oops! We couldn't load the payment form. Please try refreshing the page.");
    await press(payment, 'Try again');
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await waitFor(() => expect(countRequests('setup-intent')).toBe(1));
  });

  it('skips: nothing is asked of the provider, and the clinic hears of no card', async () => {
    const payment = await renderPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Skip this step');
    await expectCompleted();
    expect(countRequests('card-provider-confirm')).toBe(0);
    expect(scripts.asked).toHaveLength(1);
  });
});
