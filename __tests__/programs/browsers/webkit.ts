import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { BrowserKind } from './browser.types';
import { createBrowserPage, type PageElement } from './browser-page';
import { findProgram } from './find-program';

const KEYS = { End: Key.END, Home: Key.HOME } as const;

const toPageElement = (element: WebElement): PageElement => ({
  press: async () => {
    // WebKit's server does not scroll to elements of a long page.
    await element
      .getDriver()
      .executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  },
  fill: async (text) => {
    await element.clear();
    await element.sendKeys(text);
  },
  pressKey: (key) => element.sendKeys(KEYS[key]),
});

/** WebKitGTK, the engine of Safari on Linux, over WebDriver. */
export const webkitBrowser: BrowserKind = {
  name: 'WebKit',
  start: async () => {
    const program = findProgram('WebKitWebDriver');
    if (program === null) return 'not found (Debian: apt-get install webkit2gtk-driver)';
    if (!process.env.DISPLAY) return 'needs a display (xvfb-run npm run test:browsers)';
    const service = new DriverService.Builder(program)
      .setLoopback(true)
      .addArguments('--host=127.0.0.1')
      .build();
    const server = await service.start();
    return {
      newPage: async (origin) => {
        const driver = await new Builder()
          .usingServer(server)
          .withCapabilities({ browserName: 'MiniBrowser' })
          .build();
        const evaluate = <Result>(expression: string) =>
          driver.executeScript<Result>(`return ${expression};`);
        return createBrowserPage(origin, {
          open: (url) => driver.get(url),
          evaluate,
          query: async (expression) =>
            (await evaluate<readonly WebElement[]>(expression)).map(toPageElement),
          close: () => driver.quit(),
        });
      },
      close: () => service.kill(),
    };
  },
};
