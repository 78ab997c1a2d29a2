import type { ElementState } from '../../../src/qa/flow-drivers/page-driver.types';

/** Locates an element as the page drivers do, by whole names only: it is sent to the browser as JSON. */
export type PageLocator =
  | {
      readonly role: 'button' | 'heading' | 'radio' | 'slider';
      readonly name: string;
      /** For headings only. */
      readonly level?: number;
    }
  | { readonly label: string }
  | { readonly text: string };

export type Key = 'End' | 'Home';

/** A page of a real browser. Every method waits for its element and rejects after a timeout. */
export type BrowserPage = {
  /** Loads a page of the app. */
  readonly open: (path: string) => Promise<void>;
  readonly press: (locator: PageLocator) => Promise<void>;
  /** Presses every element that the locator finds; rejects if there is none. */
  readonly pressAll: (locator: PageLocator) => Promise<void>;
  /** Replaces the value of a field. */
  readonly fill: (locator: PageLocator, text: string) => Promise<void>;
  readonly pressKey: (locator: PageLocator, key: Key) => Promise<void>;
  readonly expectVisible: (locator: PageLocator, state?: ElementState) => Promise<void>;
  /** Waits until the app is at this path, ignoring the query. */
  readonly expectPath: (path: string) => Promise<void>;
  /** The value of an expression in the page, which has to be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** A browser that runs. */
export type TestedBrowser = {
  /** Opens a page without cookies and storage of earlier ones. */
  readonly newPage: (origin: string) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
};

/** A browser that may be installed. */
export type BrowserKind = {
  readonly name: string;
  /** Starts the browser; a string says why it cannot be tested here. */
  readonly start: () => Promise<TestedBrowser | string>;
};
