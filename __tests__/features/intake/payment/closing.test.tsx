import { screen, waitFor } from '@testing-library/react';
import { holdNextResponse } from '../../../support/hold-next-response';
import { leavesWithoutQuestion } from '../../../support/reload-app';
import {
  expectAlert,
  expectCompleted,
  fillCard,
  press,
  renderPayment,
  setupPaymentTests,
} from './render-payment';

const NOT_SAVED = 'Failed to save payment method. Please try again.';

const { world, getRequests } = setupPaymentTests();

it('D9 payment: asks before the page is closed while it is not known whether the card was saved', async () => {
  const payment = await renderPayment(world);
  await fillCard(payment, '4000000000000119');
  expect(leavesWithoutQuestion()).toBe(true);
  await press(payment, 'Save card');
  await expectAlert(NOT_SAVED);
  expect(leavesWithoutQuestion()).toBe(false);

  const deliver = holdNextResponse(world, 'card-provider-status');
  await press(payment, 'Save card');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(leavesWithoutQuestion()).toBe(false);
  deliver();
  await expectCompleted();
  expect(leavesWithoutQuestion()).toBe(true);
});

it('D9 payment: does not ask where the bank may take over the page, nor after a declined card', async () => {
  const payment = await renderPayment(world);
  await fillCard(payment, '4000002500003155');
  await press(payment, 'Save card');
  await screen.findByRole('dialog', { name: 'Sandbox bank' });
  expect(leavesWithoutQuestion()).toBe(true);
  await press(payment, 'No, refuse');
  await expectAlert(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  );
  expect(leavesWithoutQuestion()).toBe(true);
});

it('D9 payment: asks back at the step while the card is being saved, and cannot be skipped', async () => {
  const payment = await renderPayment(world);
  await fillCard(payment, '4242424242424242');
  const deliver = holdNextResponse(world, 'card-provider-confirm');
  await press(payment, 'Save card');
  for (const name of ['Back', 'Next', 'Submit']) await press(payment, name);
  expect(await screen.findByText('Checking whether a card was saved…')).toBeInTheDocument();
  await waitFor(() => expect(getRequests('card-provider-status')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Skip this step' })).toBeDisabled();
  expect(leavesWithoutQuestion()).toBe(false);
  deliver();
  await expectCompleted();
  expect(getRequests('card-provider-confirm')).toHaveLength(1);
  expect(leavesWithoutQuestion()).toBe(true);
});
