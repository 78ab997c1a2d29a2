import { screen } from '@testing-library/react';

/** Waits for the screen with this heading. */
export async function seeHeading(name: string | RegExp): Promise<void> {
  await screen.findByRole('heading', { level: 1, name });
}

/** The outline of a screen, before it is known which. */
export const seeLoading = (): Promise<void> => seeHeading('Loading…');

/** The button, and whether it is busy. */
export async function seeButton(name: string, isBusy = false): Promise<void> {
  const busy = isBusy ? { busy: true } : {};
  const button = await screen.findByRole('button', { name, ...busy });
  expect(button.getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
}

/** Waits for the texts that stand there. */
export async function seeText(text: string): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible();
}

/** A read that failed, in the place of its content, with the clinic's reason. */
export async function seeLoadFailure(message: string): Promise<void> {
  await seeHeading('Something went wrong');
  await seeText(message);
  await seeButton('Try again');
}

/** Presses the button once it can be. */
export async function pressButton(
  user: { click(element: Element): Promise<void> },
  name: string,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
