import { expect, type Locator, type Page } from '@playwright/test';
import type {
  ElementState,
  ElementLocator,
  PageDriver,
} from '../../../src/qa/flow-drivers/page-driver.types';

/** Hands and eyes in a real browser. */
export function createPlaywrightPageDriver(page: Page): PageDriver {
  const all = (part: ElementLocator) => locate(page, part).filter({ visible: true });
  const first = (part: ElementLocator) => all(part).first();
  return {
    press: (part) => first(part).click(),
    fill: (part, text) => first(part).fill(text),
    pressKey: (part, key) => first(part).press(key),
    goTo: (path) => page.evaluate(navigateInApp, path),
    goBack: async () => {
      await page.goBack();
    },
    postFromOtherTab: (message) =>
      page.evaluate((data) => new BroadcastChannel('session').postMessage(data), message),
    expectVisible: async (part, expectedState = {}) => {
      await expect(first(part)).toBeVisible();
      await expectElementState(first(part), expectedState);
    },
    expectNotVisible: (part) => expect(all(part)).toHaveCount(0),
    expectPath: async (path) => {
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    },
    isVisible: async (part, { isReadOnly } = {}) => {
      if ((await all(part).count()) === 0) return false;
      return isReadOnly === undefined || (await isLocked(first(part))) === isReadOnly;
    },
  };
}

function locate(page: Page, part: ElementLocator): Locator {
  if ('text' in part) return page.getByText(part.text, { exact: true });
  if ('label' in part) return page.getByLabel(part.label, { exact: true });
  const { role, ...named } = part;
  return page.getByRole(role, { ...named, exact: true });
}

async function expectElementState(element: Locator, expectedState: ElementState): Promise<void> {
  const { isBusy, isChecked, isReadOnly, value, contains } = expectedState;
  if (isBusy === true) await expect(element).toHaveAttribute('aria-busy', 'true');
  if (isBusy === false) await expect(element).not.toHaveAttribute('aria-busy');
  if (isChecked !== undefined) await expect(element).toBeChecked({ checked: isChecked });
  if (isReadOnly !== undefined) await expect.poll(() => isLocked(element)).toBe(isReadOnly);
  if (value !== undefined) await expect(element).toHaveValue(value);
  if (contains !== undefined) await expect(element).toContainText(contains);
}

async function isLocked(element: Locator): Promise<boolean> {
  return (await element.getAttribute('readonly')) !== null;
}

/** As the browser's own history would lead there: the app hears of it, and the page stays. */
function navigateInApp(path: string): void {
  const state = { usr: null, key: 'walked', idx: history.length };
  history.pushState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
