import { loadStripeScript } from '../../../../src/features/intake/payment/load-stripe';

const SCRIPT_URL = 'https://js.stripe.example/v3';
const getTags = () => document.head.querySelectorAll(`script[src="${SCRIPT_URL}"]`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'Stripe');
});

describe('the script of the card provider', () => {
  it('§8: counts as not loaded after 10 s, and can be tried again', async () => {
    let failure: unknown = null;
    loadStripeScript(SCRIPT_URL).catch((error: unknown) => (failure = error));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(failure).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure).toEqual(new Error('The Stripe script failed to load.'));
    expect(getTags()).toHaveLength(0);

    const second = loadStripeScript(SCRIPT_URL);
    expect(getTags()).toHaveLength(1);
    Object.assign(window, { Stripe: () => undefined });
    getTags()[0]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });
});
