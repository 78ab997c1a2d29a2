import { act, render } from '@testing-library/react';
import { translatePage } from '../../../../src/app/language/translate-page';
import { createStripeHandles } from '../../../../src/features/intake/payment/stripe-handles';
import { CardForm } from '../../../../src/features/intake/payment/card-form';
import type { CardSetupRef } from '../../../../src/features/intake/payment/use-card-setup';

const mockElements = jest.fn();

// A frame that hangs: Stripe reports nothing.
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children, options }: { children: unknown; options: unknown }) => {
    mockElements(options);
    return children;
  },
  PaymentElement: () => null,
  useElements: () => null,
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderForm() {
  const stripeHandles = { ...createStripeHandles(), getStripe: () => null as never };
  const send = jest.fn();
  // SAFETY: the form uses nothing else of the flow.
  const flow = { send } as unknown as CardSetupRef;
  const { unmount } = render(
    <CardForm flow={flow} stripeHandles={stripeHandles} clientSecret="secret" />,
  );
  return { send, unmount };
}

describe('§8 payment: a card form that neither appears nor fails', () => {
  it('§8 payment: counts as not loaded after 30 s', () => {
    const { send } = renderForm();
    jest.advanceTimersByTime(29_999);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledWith({ type: 'FORM_FAILED' });
  });

  it('§8 payment: is not waited for once the user has left the step', () => {
    const { send, unmount } = renderForm();
    unmount();
    jest.advanceTimersByTime(30_000);
    expect(send).not.toHaveBeenCalledWith({ type: 'FORM_FAILED' });
  });
});

describe('the language of the card form', () => {
  afterEach(() => act(() => translatePage('en')));

  it('D12: is that of the page, and follows it', async () => {
    renderForm();
    expect(mockElements).toHaveBeenLastCalledWith(expect.objectContaining({ locale: 'en' }));
    await act(() => translatePage('es'));
    expect(mockElements).toHaveBeenLastCalledWith(expect.objectContaining({ locale: 'es' }));
  });
});
