import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { World } from '../../../src/qa/sandbox/world/world';
import { findHeading, renderApp } from '../../support/render-app';

/** Three steps are slow on a busy machine. */
jest.setTimeout(30_000);

/** Ivy's phone number identifies her invite; the Lindqvists share theirs. */
export const IVYS_PHONE = '2015550140';
export const FAMILY_PHONE = '2015550130';
export const PASSWORD = 'Sunny-Day-43';

type RenderOptions = Partial<Parameters<typeof renderApp>[0]> & {
  /** The navigation state with which the flow is opened. */
  state?: unknown;
};

/** Renders the flow, optionally with a navigation state. */
export async function renderOnboarding({ state, ...options }: RenderOptions = {}) {
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ location: { pathname: '/accept-invite', state }, ...options });
  await screen.findByRole('button', { name: 'Back' });
  return { ...app, user };
}

export type RenderedOnboarding = Awaited<ReturnType<typeof renderOnboarding>>;

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Pastes a text instead of what is in the field: key by key would render the form once for each. */
export async function fill(
  { user }: RenderedOnboarding,
  name: string,
  text: string,
): Promise<void> {
  await user.clear(field(name));
  await user.paste(text);
}

export const press = ({ user }: RenderedOnboarding, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const expectAlert = async (text: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

/** Looks up an invite by phone number. */
export async function lookUpByPhone(page: RenderedOnboarding, phone: string): Promise<void> {
  await findHeading('Find your account');
  await fill(page, 'Phone number', phone);
  await press(page, 'Continue');
}

/** Looks up an invite by email; the radio button and the text box have the same name. */
export async function lookUpByEmail(page: RenderedOnboarding, email: string): Promise<void> {
  await findHeading('Find your account');
  await page.user.click(screen.getByRole('radio', { name: 'Email' }));
  const box = screen.getByRole('textbox', { name: 'Email' });
  await page.user.clear(box);
  await page.user.paste(email);
  await press(page, 'Continue');
}

/** Goes to the code step as Ivy. */
export async function goToCodeStep(options?: RenderOptions): Promise<RenderedOnboarding> {
  const page = await renderOnboarding(options);
  await lookUpByPhone(page, IVYS_PHONE);
  await findHeading('Enter your code');
  return page;
}

/** Goes to the account step as Ivy. */
export async function goToAccountStep(
  world: World,
  options?: RenderOptions,
): Promise<RenderedOnboarding> {
  const page = await goToCodeStep(options);
  await fill(page, 'Verification code', world.outbox.at(-1)?.code ?? '');
  await press(page, 'Continue');
  await findHeading('Set up your account');
  await expectToast('Confirmation code accepted!');
  return page;
}

/** Opens the account step as Ivy, as a reload does: with the state that its history entry keeps. */
export async function openAccountStep(options?: RenderOptions): Promise<RenderedOnboarding> {
  const state = { step: 'setup-account', patientId: 'patient-ivy', email: 'ivy@example.com' };
  const page = await renderOnboarding({ state, ...options });
  await findHeading('Set up your account');
  return page;
}

/** Waits for a toast; toasts of earlier tests may still be shown. */
export async function expectToast(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
}

/** Types a password twice and creates the account. */
export async function createAccount(page: RenderedOnboarding, password = PASSWORD): Promise<void> {
  await fill(page, 'Password', password);
  await fill(page, 'Confirm password', password);
  await press(page, 'Create account');
}

/** The bodies of the requests to an endpoint, in order. */
export const getRequestBodies = (world: World, endpoint: string) =>
  world.getRequests(endpoint).map(({ body }) => body);
