import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { World } from '../../../src/qa/sandbox/world/world';
import { renderApp } from '../../support/render-app';

/** A flow of three steps, typed key by key, takes its time on a busy machine. */
jest.setTimeout(30_000);

/** Ivy's invite is found by her phone alone; the Lindqvists share one. */
export const IVYS_PHONE = '2015550140';
export const FAMILY_PHONE = '2015550130';
export const PASSWORD = 'Sunny-Day-43';

type RenderOptions = Partial<Parameters<typeof renderApp>[0]> & {
  /** The navigation state of whoever leads to the flow. */
  state?: unknown;
};

/** The flow as a person finds it: opened by its address, or led to with a navigation state. */
export async function renderOnboarding({ state, ...options }: RenderOptions = {}) {
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ location: { pathname: '/accept-invite', state }, ...options });
  await screen.findByRole('button', { name: 'Back' });
  return { ...app, user };
}

export type RenderedOnboarding = Awaited<ReturnType<typeof renderOnboarding>>;

export const expectScreen = (name: string) => screen.findByRole('heading', { level: 1, name });

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export async function fill(
  { user }: RenderedOnboarding,
  name: string,
  text: string,
): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
}

export const press = ({ user }: RenderedOnboarding, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const expectAlert = async (text: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

/** Looks for an invite by phone. */
export async function lookUpByPhone(page: RenderedOnboarding, phone: string): Promise<void> {
  await expectScreen('Find your account');
  await fill(page, 'Phone number', phone);
  await press(page, 'Continue');
}

/** Looks for an invite by email; a textbox, for a radio has the same name. */
export async function lookUpByEmail(page: RenderedOnboarding, email: string): Promise<void> {
  await expectScreen('Find your account');
  await page.user.click(screen.getByRole('radio', { name: 'Email' }));
  const box = screen.getByRole('textbox', { name: 'Email' });
  await page.user.clear(box);
  await page.user.type(box, email);
  await press(page, 'Continue');
}

/** Goes on to the step that asks for the code, as Ivy. */
export async function goToCodeStep(options?: RenderOptions): Promise<RenderedOnboarding> {
  const page = await renderOnboarding(options);
  await lookUpByPhone(page, IVYS_PHONE);
  await expectScreen('Enter your code');
  return page;
}

/** Goes on to the step that makes the account, as Ivy. */
export async function goToAccountStep(
  world: World,
  options?: RenderOptions,
): Promise<RenderedOnboarding> {
  const page = await goToCodeStep(options);
  await fill(page, 'Verification code', world.outbox.at(-1)?.code ?? '');
  await press(page, 'Continue');
  await expectScreen('Set up your account');
  await expectToast('Confirmation code accepted!');
  return page;
}

/** Waits for a toast; those of earlier tests may still stand there. */
export async function expectToast(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
}

/** Types a password twice and creates the account. */
export async function createAccount(page: RenderedOnboarding, password = PASSWORD): Promise<void> {
  await fill(page, 'Password', password);
  await fill(page, 'Confirm password', password);
  await press(page, 'Create account');
}

/** The bodies of the calls to an endpoint, in order. */
export const getRequestBodies = ({ requests }: World, endpoint: string) =>
  requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body);
