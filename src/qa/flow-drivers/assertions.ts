import type { ElementLocator, PageDriver } from './page-driver.types';

export const button = (name: string): ElementLocator => ({ role: 'button', name });
export const link = (name: string | RegExp): ElementLocator => ({ role: 'link', name });
export const field = (label: string): ElementLocator => ({ label });

/** Waits for the screen with this heading. */
export function expectHeading(driver: PageDriver, name: string | RegExp): Promise<void> {
  return driver.expectVisible({ role: 'heading', level: 1, name });
}

/** The outline of a screen, before it is known which. */
export const expectLoading = (driver: PageDriver): Promise<void> =>
  expectHeading(driver, 'Loading…');

/** The button, and whether it is busy. */
export function expectButton(driver: PageDriver, name: string, isBusy = false): Promise<void> {
  return driver.expectVisible(button(name), { isBusy });
}

/** Waits for the text. */
export const expectText = (driver: PageDriver, text: string | RegExp): Promise<void> =>
  driver.expectVisible({ text });

/** The part where it is to be there, and nothing of it elsewhere. */
export function expectVisibleIf(
  driver: PageDriver,
  isExpected: boolean,
  locator: ElementLocator,
): Promise<void> {
  return isExpected ? driver.expectVisible(locator) : driver.expectNotVisible(locator);
}

/** A read that failed, in the place of its content, with the clinic's reason. */
export async function expectLoadError(driver: PageDriver, message: string): Promise<void> {
  await expectHeading(driver, 'Something went wrong');
  await expectText(driver, message);
  await expectButton(driver, 'Try again');
}

/** What presses the button with this name. */
export const pressButton =
  (name: string) =>
  (driver: PageDriver): Promise<void> =>
    driver.press(button(name));
