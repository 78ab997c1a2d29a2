import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { BrowserKind } from './browser.types';
import { createBrowserPage, type PageElement } from './browser-page';
import { findProgram } from './find-program';

const toPageElement = (element: ElementHandle): PageElement => ({
  press: () => element.click(),
  fill: async (text) => {
    await element.click({ count: 3 });
    await element.type(text);
  },
  pressKey: (key) => element.press(key),
});

/** Firefox as it is installed, over WebDriver BiDi. */
export const firefoxBrowser: BrowserKind = {
  name: 'Firefox',
  start: async () => {
    const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox', 'firefox-esr');
    if (executablePath === null)
      return 'not found (Debian: apt-get install firefox-esr; else set FIREFOX_PATH)';
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    return {
      newPage: async (origin) => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        return createBrowserPage(origin, {
          open: (url) => page.goto(url),
          evaluate: (expression) => page.evaluate(expression),
          query: async (expression) => {
            const list = await page.evaluateHandle(expression);
            const handles = [...(await list.getProperties()).values()];
            // SAFETY: `lookup` returns elements.
            return handles.map((handle) => toPageElement(handle.asElement() as ElementHandle));
          },
          close: () => context.close(),
        });
      },
      close: () => browser.close(),
    };
  },
};
