import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { World } from '../../../src/sandbox/world/world';
import { renderApp } from '../../support/render-app';

/** A flow of three steps, typed key by key, takes its time on a busy machine. */
jest.setTimeout(30_000);

/** Ivy's invite is found by her phone alone; the Lindqvists share one. */
export const IVYS_PHONE = '2015550140';
export const FAMILY_PHONE = '2015550130';
export const PASSWORD = 'Sunny-Day-43';

type Setting = Partial<Parameters<typeof renderApp>[0]> & {
  /** The navigation state of whoever leads to the flow. */
  state?: unknown;
};

/** The flow as a person finds it: opened by its address, or led to with a navigation state. */
export async function openOnboarding({ state, ...setting }: Setting = {}) {
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ at: { pathname: '/accept-invite', state }, ...setting });
  await screen.findByRole('button', { name: 'Back' });
  return { ...app, user };
}

export type Desk = Awaited<ReturnType<typeof openOnboarding>>;

export const seeScreen = (name: string) => screen.findByRole('heading', { level: 1, name });

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export async function fill({ user }: Desk, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), text);
}

export const press = ({ user }: Desk, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const seeProblem = async (text: string) =>
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

/** Looks for an invite by phone. */
export async function seekByPhone(desk: Desk, phone: string): Promise<void> {
  await seeScreen('Find your account');
  await fill(desk, 'Phone number', phone);
  await press(desk, 'Continue');
}

/** Looks for an invite by email; a textbox, for a radio has the same name. */
export async function seekByEmail(desk: Desk, email: string): Promise<void> {
  await seeScreen('Find your account');
  await desk.user.click(screen.getByRole('radio', { name: 'Email' }));
  const box = screen.getByRole('textbox', { name: 'Email' });
  await desk.user.clear(box);
  await desk.user.type(box, email);
  await press(desk, 'Continue');
}

/** Goes on to the step that asks for the code, as Ivy. */
export async function reachCode(setting?: Setting): Promise<Desk> {
  const desk = await openOnboarding(setting);
  await seekByPhone(desk, IVYS_PHONE);
  await seeScreen('Enter your code');
  return desk;
}

/** Goes on to the step that makes the account, as Ivy. */
export async function reachAccount(world: World, setting?: Setting): Promise<Desk> {
  const desk = await reachCode(setting);
  await fill(desk, 'Verification code', world.outbox.at(-1)?.code ?? '');
  await press(desk, 'Continue');
  await seeScreen('Set up your account');
  await seeToast('Confirmation code accepted!');
  return desk;
}

/** Waits for a toast; those of earlier tests may still stand there. */
export async function seeToast(text: string): Promise<void> {
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
}

/** Types a password twice and creates the account. */
export async function createAccount(desk: Desk, password = PASSWORD): Promise<void> {
  await fill(desk, 'Password', password);
  await fill(desk, 'Confirm password', password);
  await press(desk, 'Create account');
}

/** The bodies of the calls to an endpoint, in order. */
export const bodiesOf = ({ calls }: World, endpoint: string) =>
  calls.filter((call) => call.endpoint === endpoint).map(({ body }) => body);
