import { createActor } from 'xstate';
import { createCardSetupActors } from '../../../../src/features/intake/payment/card-setup.actors';
import { createStripeHandles } from '../../../../src/features/intake/payment/stripe-handles';
import { systemClock } from '../../../../src/lib/time/clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('D2 payment: the status of a card counts as unknown if Stripe has not responded after 30 s', async () => {
  const stripeHandles = createStripeHandles();
  // SAFETY: nothing else of Stripe is used.
  stripeHandles.setStripe({
    retrieveSetupIntent: () => new Promise(() => undefined),
  } as never);
  const { readIntent } = createCardSetupActors({
    dispatch: jest.fn(),
    stripeHandles,
    settings: { scriptUrl: '', publishableKey: '' },
    linkId: 'link',
    clock: systemClock,
    access: { mayWrite: () => true, send: (request) => request() },
  });
  const input = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_1' };
  const actor = createActor(readIntent, { input });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(actor.getSnapshot().status).toBe('active');
  await jest.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().status).toBe('error');
});
