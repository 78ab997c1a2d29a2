import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../support/render-app';

jest.setTimeout(30_000);

export const LAKESIDE = 'Welcome to Lakeside Behavioral Health';

type Setting = Partial<Parameters<typeof renderApp>[0]>;

/** A kiosk, and a visitor in front of it. */
export async function openKiosk(setting: Setting = {}) {
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ at: '/kiosk/lakeside', ...setting });
  await screen.findByRole('button', { name: 'Continue' });
  return { ...app, user };
}

export type Visitor = Awaited<ReturnType<typeof openKiosk>>;

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const seeScreen = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function fill({ user }: Visitor, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

export const press = ({ user }: Visitor, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Fills in name and date of birth, and goes on. */
export async function sayWho(visitor: Visitor, lastName: string, born: string): Promise<void> {
  await fill(visitor, 'Last name', lastName);
  await fill(visitor, 'Date of birth', born);
  await press(visitor, 'Continue');
}

/** The twins share name and date of birth: more is asked for. */
export async function reachContact(): Promise<Visitor> {
  const visitor = await openKiosk();
  await sayWho(visitor, 'Lindqvist', '06/15/2000');
  await screen.findByLabelText('Phone number');
  return visitor;
}
