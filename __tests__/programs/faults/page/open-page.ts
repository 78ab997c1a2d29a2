import type { Browser, BrowserContext, Page } from '@playwright/test';
import { preparePage } from '../../../../src/qa/flow-drivers/prepare-page';
import type { PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { getStoredItems } from '../../../../src/qa/sandbox/scenarios/stored-intake';
import type { InitialState } from '../../../../src/qa/sandbox/scenarios/scenario.types';
import { openSession } from '../../../../src/qa/sandbox/world/sessions';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { countHistoryCalls } from '../../../e2e/support/count-history-calls';
import { delayChunks } from '../../../e2e/support/delay-chunks';
import { trackPageErrors, type PageErrors } from '../../../e2e/support/track-page-errors';
import { createPlaywrightPageDriver } from '../../gallery/playwright-page-driver';
import { controlClock, trackRequests, type PendingRequests } from './time-limits';

/** A page in a browser context of its own, with a controllable clock. */
export type OpenedPage = {
  readonly page: Page;
  readonly driver: PageDriver;
  readonly pageErrors: PageErrors;
  readonly requests: PendingRequests;
  /** Opens the path of the initial state. */
  open(): Promise<void>;
  /** Opens it in another tab of the same browser, too. */
  openOther(): Promise<Pick<OpenedPage, 'page' | 'driver'>>;
  /** Makes scripts late that are loaded on demand; call it before the page is opened. */
  delayScripts(): Promise<void>;
  close(): Promise<void>;
};

const PHONE = { width: 375, height: 812 };
/** For actions of Playwright, in ms. */
const ACTION_TIMEOUT_MS = 30_000;

/** Prepares a page for an initial state of the sandbox; nothing is requested yet. */
export async function openPage(
  browser: Browser,
  { url, world }: { readonly url: string; readonly world: World },
  start: InitialState,
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const pageErrors = trackPageErrors(context, url);
  await countHistoryCalls(context);
  if (start.isSignedIn === true) {
    const { id } = openSession(world.sessions, start.userId, 'password');
    const { hostname } = new URL(url);
    await context.addCookies([
      { name: 'session', value: id, domain: hostname, path: '/auth', httpOnly: true },
    ]);
  }
  const page = await prepareTab(context, start, world);
  const open = async (opened: Page) => {
    await opened.goto(start.path, { waitUntil: 'commit' });
  };
  return {
    page,
    driver: createPlaywrightPageDriver(page),
    pageErrors,
    requests: trackRequests(page),
    open: () => open(page),
    openOther: async () => {
      const other = await prepareTab(context, start, world);
      await open(other);
      return { page: other, driver: createPlaywrightPageDriver(other) };
    },
    delayScripts: () => delayChunks(page),
    close: () => context.close(),
  };
}

async function prepareTab(
  context: BrowserContext,
  start: InitialState,
  world: World,
): Promise<Page> {
  const page = await context.newPage();
  // tsx wraps each function that is declared inside another one in a call of __name.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await controlClock(page);
  const preparation = { ...start, stored: getStoredItems(world, start) };
  await page.addInitScript({
    content: `(${String(preparePage)})(window, ${JSON.stringify(preparation)});`,
  });
  return page;
}
