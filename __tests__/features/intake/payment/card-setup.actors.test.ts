import { createActor } from 'xstate';
import { createCardSetupActors } from '../../../../src/features/intake/payment/card-setup.actors';
import { createStripeHandles } from '../../../../src/features/intake/payment/stripe-handles';
import { systemClock } from '../../../../src/lib/time/clock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const input = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_1' };

/** The actors, with these methods of Stripe. */
function createActors(stripe: object) {
  const stripeHandles = createStripeHandles();
  // SAFETY: nothing else of Stripe is used.
  stripeHandles.setStripe(stripe as never);
  stripeHandles.setElements({} as never);
  return createCardSetupActors({
    dispatch: jest.fn(),
    stripeHandles,
    settings: { scriptUrl: '', publishableKey: '' },
    linkId: 'link',
    clock: systemClock,
    access: { mayWrite: () => true, send: (request) => request() },
  });
}

function startReading({ readIntent }: ReturnType<typeof createActors>) {
  const actor = createActor(readIntent, { input });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return actor;
}

it('D2 payment: the status of a card counts as unknown if Stripe has not responded after 30 s', async () => {
  const actor = startReading(
    createActors({ retrieveSetupIntent: () => new Promise(() => undefined) }),
  );
  await jest.advanceTimersByTimeAsync(29_999);
  expect(actor.getSnapshot().status).toBe('active');
  await jest.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().status).toBe('error');
});

it('D2 payment: the status of a card that is being confirmed is unknown until 30 s have passed', async () => {
  const actors = createActors({
    confirmSetup: () => new Promise(() => undefined),
    retrieveSetupIntent: () =>
      Promise.resolve({ setupIntent: { status: 'requires_payment_method' } }),
  });
  createActor(actors.confirm, { input }).start();
  const first = startReading(actors);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(first.getSnapshot().status).toBe('active');
  await jest.advanceTimersByTimeAsync(1);
  expect(first.getSnapshot().status).toBe('error');

  const second = startReading(actors);
  await jest.advanceTimersByTimeAsync(0);
  expect(second.getSnapshot().output).toEqual({ status: 'open', message: null });
});
