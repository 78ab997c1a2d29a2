import { build } from 'esbuild';
import type { ElementState } from '../../../src/qa/flow-drivers/page-driver.types';
import type { BrowserPage, PageLocator } from './browser.types';
import { waitFor } from './wait-for';
import type { ElementReference, WebDriverSession } from './webdriver-session';

const TIMEOUT_MS = 10_000;

/** The characters that the protocol has for keys. */
const KEYS: Readonly<Record<string, string>> = { End: '\uE010', Home: '\uE011' };

type Found = { readonly element?: ElementReference; readonly problem?: string };

/** The script that finds elements by role, name, label and text in a page. */
export async function bundleLookup(): Promise<string> {
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

/** A page that is driven over WebDriver; `lookupScript` is that of `bundleLookup`. */
export function createWebDriverPage(
  session: WebDriverSession,
  lookupScript: string,
  origin: string,
): BrowserPage {
  /** A page that was just loaded does not have the script yet. */
  const look = async (expression: string) => {
    const hasLookup = await session.execute('return "findInPage" in window;');
    if (hasLookup !== true)
      await session.execute(`${lookupScript}; window.findInPage = findInPage;`);
    return session.execute(`return window.findInPage.lookup.${expression};`);
  };
  const find = async (locator: PageLocator, state: ElementState = {}) => {
    const found = await look(`find(${JSON.stringify(locator)}, ${JSON.stringify(state)})`);
    // SAFETY: what `lookup.find` returns.
    const { element, problem } = found as Found;
    if (element === undefined) throw new Error(problem);
    return element;
  };
  // SAFETY: what `lookup.findAll` returns.
  const findAll = async (locator: PageLocator) =>
    (await look(`findAll(${JSON.stringify(locator)})`)) as readonly ElementReference[];

  /** Until it succeeds: an element may still be missing, moving or covered. */
  const retry = <Result>(attempt: () => Promise<Result>) => waitFor(attempt, TIMEOUT_MS);

  return {
    open: (path) => session.open(new URL(path, origin).href),
    press: (locator) => retry(async () => session.click(await find(locator))),
    pressAll: async (locator) => {
      await retry(() => find(locator));
      for (const element of await findAll(locator)) await retry(() => session.click(element));
    },
    fill: (locator, text) =>
      retry(async () => {
        const element = await find(locator);
        await session.clear(element);
        await session.type(element, text);
      }),
    pressKey: (locator, key) =>
      retry(async () => {
        const character = KEYS[key];
        if (character === undefined) throw new Error(`Add the key ${key}.`);
        await session.type(await find(locator), character);
      }),
    expectVisible: async (locator, state) => {
      await retry(() => find(locator, state));
    },
    expectPath: (path) =>
      retry(async () => {
        const actual = await session.execute('return location.pathname;');
        if (actual !== path) throw new Error(`The app is at ${String(actual)}, not at ${path}.`);
      }),
    evaluate: (expression) => session.execute(`return ${expression};`),
    close: session.end,
  };
}
