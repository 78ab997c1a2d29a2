import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { startSandbox, type Sandbox } from '../../../../src/sandbox/hosts/jest/start-sandbox';
import { cardsOf } from '../../../../src/sandbox/world/card-intents';
import { expectNoAxeViolations } from '../../../support/axe';
import { loadProviderScripts } from '../../../support/provider-script';
import { fillCard, openPayment, press, seeAlert, seeCompleted, seeToast } from './open-payment';

const SAVED = 'Payment info saved! Your payment method has been securely stored for future use.';
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const LOST = '4000000000000119';
const ASKS_BANK = '4000002500003155';

let sandbox: Sandbox;
let scripts: ReturnType<typeof loadProviderScripts>;
beforeAll(() => {
  sandbox = startSandbox();
  scripts = loadProviderScripts();
});
afterAll(() => {
  sandbox.stop();
  scripts.stop();
});
beforeEach(() => sandbox.world.reset());

const callsOf = (name: string) =>
  sandbox.world.calls.filter(({ endpoint }) => endpoint === name).length;
const cards = () => cardsOf(sandbox.world.cardIntents, 'nia');

describe('§4 PAYMENT', () => {
  it('saves a card, says so and goes on', async () => {
    const payment = await openPayment(sandbox.world);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '86');
    expect(screen.getByText('The card is not charged until after an appointment.')).toBeVisible();
    await fillCard(payment, GOOD);
    await expectNoAxeViolations(document.body);
    await press(payment, 'Save card');
    await seeCompleted();
    await seeToast(SAVED);
    expect(cards()).toBe(1);
    // No call follows the confirmation (D9), and nothing of the card is left anywhere.
    expect(sandbox.world.calls.at(-1)?.endpoint).not.toBe('setup-intent');
    expect(JSON.stringify(sandbox.world.calls)).not.toMatch(/4242|1234/);
    const stored = [localStorage, sessionStorage].flatMap((area) => Object.entries(area));
    expect(JSON.stringify(stored)).not.toMatch(/4242|seti_/);
  });

  it('§8 says why a card is declined, and takes another', async () => {
    const payment = await openPayment(sandbox.world);
    await fillCard(payment, DECLINED);
    await press(payment, 'Save card');
    await seeAlert('Your card was declined.');
    await fillCard(payment, GOOD);
    await press(payment, 'Save card');
    await seeCompleted();
    expect(callsOf('setup-intent')).toBe(1);
    expect(cards()).toBe(1);
  });

  it('§8 says what the provider says of a field, until it is mended', async () => {
    const payment = await openPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Save card');
    await seeAlert('Your card number is incomplete.');
    expect(callsOf('card-provider-confirm')).toBe(0);
    await fillCard(payment, GOOD);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('§8 reads "Payment setup failed" where the provider gives no reason', async () => {
    const payment = await openPayment(sandbox.world);
    await fillCard(payment, GOOD);
    const silent = { path: 'card-provider-confirm', kind: 'status', message: null } as const;
    sandbox.world.faults.failNext(silent);
    await press(payment, 'Save card');
    await seeAlert('Payment setup failed');
    expect(cards()).toBe(0);
  });

  it('saves no second card after a lost answer', async () => {
    const payment = await openPayment(sandbox.world);
    await fillCard(payment, LOST);
    await press(payment, 'Save card');
    await seeAlert('Failed to save payment method. Please try again.');
    expect(cards()).toBe(1);
    await press(payment, 'Save card');
    await seeCompleted();
    expect(callsOf('card-provider-confirm')).toBe(1);
    expect(cards()).toBe(1);
  });

  it('learns after a reload what became of the card', async () => {
    const payment = await openPayment(sandbox.world);
    await fillCard(payment, LOST);
    await press(payment, 'Save card');
    await seeAlert('Failed to save payment method. Please try again.');
    cleanup();
    await openPayment(sandbox.world);
    await seeCompleted();
    expect(callsOf('setup-intent')).toBe(1);
    expect(cards()).toBe(1);
  });

  it('believes nothing that an address says, and keeps none of it', async () => {
    const { router } = await openPayment(sandbox.world, {
      at: '/intake?setup_intent=seti_x&setup_intent_client_secret=seti_x_secret_y&redirect_status=succeeded',
    });
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await waitFor(() =>
      expect(router.location).toMatchObject({
        pathname: '/intake',
        search: '',
        state: { step: 'PAYMENT' },
      }),
    );
    expect(cards()).toBe(0);
  });

  it('sends one card for a double press, and asks for no second intent on the way back', async () => {
    const payment = await openPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Back');
    await press(payment, 'Next');
    await press(payment, 'Submit');
    await fillCard(payment, GOOD);
    await payment.user.dblClick(screen.getByRole('button', { name: 'Save card' }));
    await seeCompleted();
    expect(callsOf('setup-intent')).toBe(1);
    expect(callsOf('card-provider-confirm')).toBe(1);
  });

  it('hands over to the bank, and takes its no for one', async () => {
    const payment = await openPayment(sandbox.world);
    await fillCard(payment, ASKS_BANK);
    await press(payment, 'Save card');
    const bank = await screen.findByRole('dialog', { name: 'Sandbox bank' });
    await payment.user.click(within(bank).getByRole('button', { name: 'No, refuse' }));
    await seeAlert(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    await press(payment, 'Save card');
    const again = await screen.findByRole('dialog', { name: 'Sandbox bank' });
    await payment.user.click(within(again).getByRole('button', { name: 'Yes, approve' }));
    await seeCompleted();
    expect(cards()).toBe(1);
  });

  it('§8 says that the form did not load where the provider does not draw it, and draws it anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sandbox.world.faults.failNext({ path: 'card-provider-form', kind: 'status' });
    const payment = await openPayment(sandbox.world);
    await seeAlert("Oops! We couldn't load the payment form. Please try refreshing the page.");
    await press(payment, 'Try again');
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await waitFor(() => expect(callsOf('setup-intent')).toBe(1));
  });

  it('skips: nothing is asked of the provider, and the clinic hears of no card', async () => {
    const payment = await openPayment(sandbox.world);
    await screen.findByLabelText('Card number');
    await press(payment, 'Skip this step');
    await seeCompleted();
    expect(callsOf('card-provider-confirm')).toBe(0);
    expect(scripts.asked).toHaveLength(1);
  });
});
