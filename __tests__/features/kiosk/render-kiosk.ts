import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../support/render-app';

jest.setTimeout(30_000);

export const LAKESIDE = 'Welcome to Lakeside Behavioral Health';

type RenderOptions = Partial<Parameters<typeof renderApp>[0]>;

/** Renders the kiosk page. */
export async function renderKiosk(options: RenderOptions = {}) {
  const user = userEvent.setup({ delay: null });
  const app = renderApp({ location: '/kiosk/lakeside', ...options });
  await screen.findByRole('button', { name: 'Continue' });
  return { ...app, user };
}

export type RenderedKiosk = Awaited<ReturnType<typeof renderKiosk>>;

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export async function fill({ user }: RenderedKiosk, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

export const press = ({ user }: RenderedKiosk, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Fills in name and date of birth and submits them. */
export async function submitIdentity(
  kiosk: RenderedKiosk,
  lastName: string,
  dateOfBirth: string,
): Promise<void> {
  await fill(kiosk, 'Last name', lastName);
  await fill(kiosk, 'Date of birth', dateOfBirth);
  await press(kiosk, 'Continue');
}

/** Submits the name and date of birth that the twins share, so that the contact fields appear. */
export async function goToContactFields(): Promise<RenderedKiosk> {
  const kiosk = await renderKiosk();
  await submitIdentity(kiosk, 'Lindqvist', '06/15/2000');
  await screen.findByLabelText('Phone number');
  return kiosk;
}
