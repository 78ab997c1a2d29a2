import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../support/axe';
import { allowConsole } from '../../../support/fail-on-console';
import {
  renderPayment,
  setupPaymentTests,
  press,
  expectAlert,
  expectCompleted,
  expectNoToast,
  expectToast,
} from './render-payment';

const NOT_LOADED = "Oops! We couldn't load the payment form. Please try refreshing the page.";
const NOT_READY = 'Payment system not initialized or setup intent missing';

const { world, getRequests } = setupPaymentTests();

const failNext = (path: string, options: object = {}) =>
  world.faults.failNext({ path, kind: 'status', ...options });

/** Responds to the next request for an intent with `body`. */
function respondToIntentWith(body: object): void {
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { url } = new Request(input, init);
    if (!url.endsWith('/billing/setup-intent')) return realFetch(input, init);
    globalThis.fetch = realFetch;
    return Promise.resolve(Response.json(body));
  };
}

// Once the script is loaded it stays on the page, so the tests without it come first.
describe('§8 Payment: the form does not load', () => {
  it('shows an error if the configuration has no Stripe key; the step can be skipped', async () => {
    allowConsole(/Failed to load Stripe/);
    const payment = await renderPayment(world, { configuration: {} });
    await expectAlert(NOT_LOADED);
    await expectToast(NOT_LOADED);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(getRequests('setup-intent')).toHaveLength(0);
    expect(getRequests('card-provider-script')).toHaveLength(0);
    await press(payment, 'Skip this step');
    await expectCompleted();
    await expectNoToast(NOT_LOADED);
  });

  it.each([{ isHtml: false }, { isHtml: true }])(
    'D9: shows an error if the script does not load, and can try again (HTML instead of it: $isHtml)',
    async ({ isHtml }) => {
      // §8.payment.9
      allowConsole(/Failed to load Stripe/);
      const kind = isHtml ? 'html' : 'network';
      failNext('card-provider-script', { kind, times: 2 });
      const payment = await renderPayment(world);
      await expectAlert(NOT_LOADED);
      expect(console.error).toHaveBeenCalledWith('Failed to load Stripe');
      await press(payment, 'Try again');
      await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
      expect(getRequests('card-provider-script')).toHaveLength(2);
      expect(document.querySelectorAll('script[src]')).toHaveLength(0);
      expect(getRequests('setup-intent')).toHaveLength(1);
      await press(payment, 'Save card');
      await expectAlert(NOT_READY);
      await press(payment, 'Back');
      expect(await screen.findByRole('heading', { name: 'Questionnaire' })).toBeVisible();
    },
  );
});

describe('D9 Payment texts: the clinic creates no intent', () => {
  it('shows its own error instead of the server’s message, and loads the form on a retry', async () => {
    // §8.payment.8
    failNext('setup-intent', { message: 'Billing is closed for today.' });
    const payment = await renderPayment(world);
    await expectAlert('Failed to create payment setup intent');
    expect(screen.queryByText('Billing is closed for today.')).toBeNull();
    await press(payment, 'Try again');
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getRequests('setup-intent').map(({ body }) => body)).toEqual([undefined, undefined]);
  });

  it.each([{}, { clientSecret: 'seti_1_secret_2' }, { stripeConnectAccountId: 'acct_lakeside' }])(
    'shows an error for the unusable response %j',
    async (body) => {
      // §8.payment.4
      respondToIntentWith(body);
      const payment = await renderPayment(world);
      await expectAlert('Failed to set up payment form');
      await press(payment, 'Skip this step');
      await expectCompleted();
    },
  );

  it('shows an error when Save card is pressed before the form is loaded; the step can be skipped', async () => {
    // §8.payment.5
    failNext('setup-intent', { kind: 'late', delayMs: 60_000 });
    const payment = await renderPayment(world);
    expect(await screen.findByText('Loading the card form…')).toBeInTheDocument();
    await press(payment, 'Save card');
    await expectAlert(NOT_READY);
    await expectNoAxeViolations(document.body);
    await press(payment, 'Skip this step');
    await expectCompleted();
  });
});

describe('§8 Payment: the form fails while it renders', () => {
  it('shows an error if Stripe refuses the client secret; the step can be skipped', async () => {
    // §8.payment.2
    allowConsole(/IntegrationError|Failed to load Stripe/);
    respondToIntentWith({ clientSecret: 'unusable', stripeConnectAccountId: 'acct_unusable' });
    const payment = await renderPayment(world);
    await expectAlert(NOT_LOADED);
    await press(payment, 'Skip this step');
    await expectCompleted();
  });
});
