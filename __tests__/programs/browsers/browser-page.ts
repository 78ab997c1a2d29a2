import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import type { ElementState } from '../../../src/qa/flow-drivers/page-driver.types';
import type { BrowserPage, Key, PageLocator } from './browser.types';

const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

/** An element, as the client of a browser acts on it. */
export type PageElement = {
  readonly press: () => Promise<void>;
  /** Replaces the value of a field. */
  readonly fill: (text: string) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
};

/** The commands of a browser's client. */
type Commands = {
  readonly open: (url: string) => Promise<unknown>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The elements in the list that an expression returns. */
  readonly query: (expression: string) => Promise<readonly PageElement[]>;
  readonly close: () => Promise<void>;
};

/** Tries until it succeeds: an element may still be missing, moving or covered. Rejects with the last error after a time-out. */
async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(POLL_INTERVAL_MS);
    }
  }
}

/** The script that finds elements by role, name, label and text in a page. */
async function bundleLookup(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${__dirname}/find-in-page.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'findInPage',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A page at `origin` that is driven by `commands`. */
export async function createBrowserPage(
  origin: string,
  { open, evaluate, query, close }: Commands,
): Promise<BrowserPage> {
  const lookupScript = await bundleLookup();
  /** Returns elements; a page that was just loaded does not have the script yet. */
  const look = async (expression: string) => {
    if ((await evaluate('"findInPage" in window')) !== true)
      await evaluate(`(() => { ${lookupScript}; window.findInPage = findInPage; })()`);
    return query(`window.findInPage.lookup.${expression}`);
  };
  const find = async (locator: PageLocator, state: ElementState = {}) => {
    const [element] = await look(`find(${JSON.stringify(locator)}, ${JSON.stringify(state)})`);
    if (element === undefined) throw new Error(`There is no ${JSON.stringify(locator)}.`);
    return element;
  };

  return {
    open: async (path) => {
      await open(new URL(path, origin).href);
    },
    press: (locator) => retry(async () => (await find(locator)).press()),
    pressAll: async (locator) => {
      await retry(() => find(locator));
      for (const element of await look(`findAll(${JSON.stringify(locator)})`))
        await retry(element.press);
    },
    fill: (locator, text) => retry(async () => (await find(locator)).fill(text)),
    pressKey: (locator, key) => retry(async () => (await find(locator)).pressKey(key)),
    expectVisible: async (locator, state) => {
      await retry(() => find(locator, state));
    },
    expectPath: (path) =>
      retry(async () => {
        const actual = await evaluate('location.pathname');
        if (actual !== path) throw new Error(`The app is at ${String(actual)}, not at ${path}.`);
      }),
    evaluate,
    close,
  };
}
