import { expect, type Locator, type Page } from '@playwright/test';
import type { ElementState, ElementLocator, PageDriver } from '../../src/walks/screen.types';

/** Hands and eyes in a real browser. */
export function createPlaywrightScreen(page: Page): PageDriver {
  const all = (part: ElementLocator) => locate(page, part).filter({ visible: true });
  const first = (part: ElementLocator) => all(part).first();
  return {
    press: (part) => first(part).click(),
    fill: (part, text) => first(part).fill(text),
    pressKey: (part, key) => first(part).press(key),
    goTo: (path) => page.evaluate(goWithin, path),
    goBack: async () => {
      await page.goBack();
    },
    postFromOtherTab: (message) =>
      page.evaluate((data) => new BroadcastChannel('session').postMessage(data), message),
    expectVisible: async (part, looks = {}) => {
      await expect(first(part)).toBeVisible();
      await expectLooks(first(part), looks);
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

async function expectLooks(found: Locator, looks: ElementState): Promise<void> {
  const { isBusy, isChecked, isReadOnly, value, contains } = looks;
  if (isBusy === true) await expect(found).toHaveAttribute('aria-busy', 'true');
  if (isBusy === false) await expect(found).not.toHaveAttribute('aria-busy');
  if (isChecked !== undefined) await expect(found).toBeChecked({ checked: isChecked });
  if (isReadOnly !== undefined) await expect.poll(() => isLocked(found)).toBe(isReadOnly);
  if (value !== undefined) await expect(found).toHaveValue(value);
  if (contains !== undefined) await expect(found).toContainText(contains);
}

async function isLocked(found: Locator): Promise<boolean> {
  return (await found.getAttribute('readonly')) !== null;
}

/** As the browser's own history would lead there: the app hears of it, and the page stays. */
function goWithin(path: string): void {
  const state = { usr: null, key: 'walked', idx: history.length };
  history.pushState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
