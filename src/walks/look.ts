import type { Part, Screen } from './screen.types';

export const button = (name: string): Part => ({ role: 'button', name });
export const link = (name: string | RegExp): Part => ({ role: 'link', name });
export const field = (label: string): Part => ({ label });

/** Waits for the screen with this heading. */
export function seeHeading(screen: Screen, name: string | RegExp): Promise<void> {
  return screen.see({ role: 'heading', level: 1, name });
}

/** The outline of a screen, before it is known which. */
export const seeLoading = (screen: Screen): Promise<void> => seeHeading(screen, 'Loading…');

/** The button, and whether it is busy. */
export function seeButton(screen: Screen, name: string, isBusy = false): Promise<void> {
  return screen.see(button(name), { isBusy });
}

/** Waits for the text. */
export const seeText = (screen: Screen, text: string | RegExp): Promise<void> =>
  screen.see({ text });

/** The part where it is to be there, and nothing of it elsewhere. */
export function seeWhen(screen: Screen, isExpected: boolean, part: Part): Promise<void> {
  return isExpected ? screen.see(part) : screen.seeNo(part);
}

/** A read that failed, in the place of its content, with the clinic's reason. */
export async function seeLoadFailure(screen: Screen, message: string): Promise<void> {
  await seeHeading(screen, 'Something went wrong');
  await seeText(screen, message);
  await seeButton(screen, 'Try again');
}

/** What presses the button with this name. */
export const pressing =
  (name: string) =>
  (screen: Screen): Promise<void> =>
    screen.press(button(name));
