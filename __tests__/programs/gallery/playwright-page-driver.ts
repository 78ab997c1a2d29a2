import type { ControlledClock } from '../../../src/qa/flow-drivers/control-clock';
import { expect as baseExpect, type Locator, type Page } from '@playwright/test';
import type {
  ElementState,
  ElementLocator,
  PageDriver,
} from '../../../src/qa/flow-drivers/page-driver.types';

/** The programs that have no configuration of Playwright wait as long as the gallery on a busy machine, in ms. */
const expect = baseExpect.configure({ timeout: 20_000 });

/** Drives a page through Playwright. */
export function createPlaywrightPageDriver(page: Page): PageDriver {
  const all = (locator: ElementLocator) => locate(page, locator).filter({ visible: true });
  const first = (locator: ElementLocator) => all(locator).first();
  /** A first view has neither the app's navigation nor its timers. */
  const waitForApp = () => expect.poll(() => page.evaluate(hasAppRendered)).toBe(true);
  return {
    press: (locator) => first(locator).click(),
    fill: (locator, text) => first(locator).fill(text),
    pressKey: (locator, key) => first(locator).press(key),
    goTo: async (path) => {
      await waitForApp();
      await page.evaluate(navigateInApp, path);
    },
    goBack: async () => {
      await page.goBack();
    },
    postFromOtherTab: (message, channel = 'session') =>
      page.evaluate(([name, data]) => new BroadcastChannel(name).postMessage(data), [
        channel,
        message,
      ] as const),
    passTime: async (ms) => {
      await waitForApp();
      await page.evaluate((duration) => {
        // SAFETY: set by the init script of the environment.
        const { controlledClock } = window as unknown as { controlledClock: ControlledClock };
        controlledClock.passTime(duration);
      }, ms);
    },
    expectVisible: async (locator, expectedState = {}) => {
      await expect(first(locator)).toBeVisible();
      await expectElementState(first(locator), expectedState);
    },
    expectNotVisible: (locator) => expect(all(locator)).toHaveCount(0),
    expectPath: async (path) => {
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    },
    isVisible: async (locator, { isReadOnly } = {}) => {
      if ((await all(locator).count()) === 0) return false;
      return isReadOnly === undefined || (await isLocked(first(locator))) === isReadOnly;
    },
  };
}

function locate(page: Page, locator: ElementLocator): Locator {
  if ('text' in locator) return page.getByText(locator.text, { exact: true });
  if ('label' in locator) return page.getByLabel(locator.label, { exact: true });
  const { role, within, ...named } = locator;
  const scope =
    within === undefined ? page : page.getByRole('region', { name: within, exact: true });
  return scope.getByRole(role, { ...named, exact: true });
}

async function expectElementState(element: Locator, expectedState: ElementState): Promise<void> {
  const { isBusy, isChecked, isDisabled, isReadOnly, value, contains } = expectedState;
  if (isBusy === true) await expect(element).toHaveAttribute('aria-busy', 'true');
  if (isBusy === false) await expect(element).not.toHaveAttribute('aria-busy');
  if (isChecked !== undefined) await expect(element).toBeChecked({ checked: isChecked });
  if (isDisabled !== undefined) await expect(element).toBeEnabled({ enabled: !isDisabled });
  if (isReadOnly !== undefined) await expect.poll(() => isLocked(element)).toBe(isReadOnly);
  if (value !== undefined) await expect(element).toHaveValue(value);
  if (contains !== undefined) await expect(element).toContainText(contains);
}

async function isLocked(element: Locator): Promise<boolean> {
  return (await element.getAttribute('readonly')) !== null;
}

/** Whether what is on the screen is the app's, and no longer that of a first view. */
function hasAppRendered(): boolean {
  const { pageLoad } = window;
  return pageLoad === undefined || (pageLoad.hasAppStarted && pageLoad.showPage === null);
}

/** Navigates within the app without a page load: pushes a history entry and notifies the router. */
function navigateInApp(path: string): void {
  // SAFETY: the router writes the index of each entry into its state.
  const current = history.state as { readonly idx?: number } | null;
  const state = { usr: null, key: 'walkthrough', idx: (current?.idx ?? 0) + 1 };
  history.pushState(state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
