/** The key under which WebDriver wraps a reference to an element. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page. */
export type ElementReference = { readonly [ELEMENT_KEY]: string };

/** The commands of WebDriver that the flows need (https://www.w3.org/TR/webdriver2/), over any transport. */
type Commands = {
  readonly navigate: (url: string) => Promise<unknown>;
  readonly execute: (body: string, args: readonly unknown[]) => Promise<unknown>;
  readonly click: (elementId: string) => Promise<unknown>;
  readonly clear: (elementId: string) => Promise<unknown>;
  readonly type: (elementId: string, text: string) => Promise<unknown>;
  readonly end: () => Promise<unknown>;
};

/** One session of a browser. */
export type WebDriverSession = {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function body in the page; returns its result. */
  readonly execute: (body: string) => Promise<unknown>;
  readonly click: (element: ElementReference) => Promise<void>;
  readonly clear: (element: ElementReference) => Promise<void>;
  readonly type: (element: ElementReference, text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Creates a session of what a transport can do. */
export function createWebDriverSession(commands: Commands): WebDriverSession {
  return {
    open: async (url) => {
      await commands.navigate(url);
    },
    execute: async (body) => unwrap(await commands.execute(body, [])),
    click: async (element) => {
      // WebKit's server does not scroll to elements of a long page.
      await commands.execute('arguments[0].scrollIntoView({ block: "center" });', [element]);
      await commands.click(element[ELEMENT_KEY]);
    },
    clear: async (element) => {
      await commands.clear(element[ELEMENT_KEY]);
    },
    type: async (element, text) => {
      await commands.type(element[ELEMENT_KEY], text);
    },
    end: async () => {
      await commands.end();
    },
  };
}

/** Marionette wraps the result of a script, WebDriver over HTTP does not. */
function unwrap(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
