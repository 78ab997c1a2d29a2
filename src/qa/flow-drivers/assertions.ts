import type { ElementLocator, PageDriver } from './page-driver.types';

export const button = (name: string): ElementLocator => ({ role: 'button', name });
export const link = (name: string | RegExp): ElementLocator => ({ role: 'link', name });
export const field = (label: string): ElementLocator => ({ label });

/** Waits for the main heading. */
export function expectHeading(driver: PageDriver, name: string | RegExp): Promise<void> {
  return driver.expectVisible({ role: 'heading', level: 1, name });
}

/** Waits for the loading screen. */
export const expectLoading = (driver: PageDriver): Promise<void> =>
  expectHeading(driver, 'Loading…');

/** Waits for the button, busy or not. */
export function expectButton(driver: PageDriver, name: string, isBusy = false): Promise<void> {
  return driver.expectVisible(button(name), { isBusy });
}

/** Waits for the text. */
export const expectText = (driver: PageDriver, text: string | RegExp): Promise<void> =>
  driver.expectVisible({ text });

/** Expects the element to be visible if `isExpected`, and not visible otherwise. */
export function expectVisibleIf(
  driver: PageDriver,
  isExpected: boolean,
  locator: ElementLocator,
): Promise<void> {
  return isExpected ? driver.expectVisible(locator) : driver.expectNotVisible(locator);
}

/** Waits for the load error with the server's message. */
export async function expectLoadError(driver: PageDriver, message: string): Promise<void> {
  await expectHeading(driver, 'Something went wrong');
  await expectText(driver, message);
  await expectButton(driver, 'Try again');
}

/** Creates an action that presses the button with this name. */
export const pressButton =
  (name: string) =>
  (driver: PageDriver): Promise<void> =>
    driver.press(button(name));
