import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SANDBOX_CONFIGURATION } from '../../../../src/qa/sandbox/card-provider/sandbox-configuration';
import { startSandbox } from '../../../../src/qa/sandbox/hosts/jest/start-sandbox';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { loadCardProviderScripts } from '../../../support/load-card-provider-scripts';
import { prepareStoredIntake } from '../../../support/prepare-stored-intake';
import { renderApp } from '../../../support/render-app';

type RenderOptions = Partial<Parameters<typeof renderApp>[0]>;

/** Starts a sandbox and its card provider for the tests of a file. */
export function setupPaymentTests() {
  const world = startSandbox();
  loadCardProviderScripts();
  return { world, getRequests: world.getRequests };
}

/** Renders the payment step for a user who returns to their intake. */
export async function renderPayment(world: World, options: RenderOptions = {}) {
  for (const [key, value] of prepareStoredIntake('PAYMENT', world))
    localStorage.setItem(key, value);
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ location: '/intake', configuration: SANDBOX_CONFIGURATION, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Payment method' });
  return { ...app, user };
}

type RenderedPayment = Awaited<ReturnType<typeof renderPayment>>;

export const press = async ({ user }: Pick<RenderedPayment, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Fills in a card; its number decides how the Stripe stand-in responds. */
export async function fillCard(
  { user }: Pick<RenderedPayment, 'user'>,
  number: string,
): Promise<void> {
  const box = await screen.findByLabelText('Card number');
  await user.clear(box);
  await user.type(box, number);
  await user.type(screen.getByLabelText('Expiration date'), '1234');
  await user.type(screen.getByLabelText('Security code'), '123');
}

/** Waits for an alert on the page; a toast may show the same text. */
export const expectAlert = (text: string) =>
  waitFor(() => {
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(texts).toContain(text);
  });

export const expectCompleted = () =>
  screen.findByRole('heading', { level: 1, name: 'Check-in complete' });

/** The toasts with this text; an alert on the page may show the same. One that fades out is left out: jsdom runs no animation. */
const getToasts = (text: string) =>
  screen
    .queryAllByText(text)
    .filter(
      (element) =>
        element.closest('[role=alert]') === null && !element.classList.contains('toast-exit'),
    );

export const expectToast = (text: string) =>
  waitFor(() => expect(getToasts(text)).not.toHaveLength(0));

export const expectNoToast = (text: string) =>
  waitFor(() => expect(getToasts(text)).toHaveLength(0));
