/** What is around a page before the app starts in it. Plain data. */
export type PageSetup = {
  /** The path and query that is opened first. */
  readonly path: string;
  /** The navigation state of who leads there. */
  readonly state?: unknown;
  /** The native app, as the end of its user agent. */
  readonly app?: string;
  /** What an earlier visit has left in local storage, by its key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The same of the tab's own storage. */
  readonly tabStorage?: Readonly<Record<string, string>>;
};

/**
 * Makes a page the one where a walk begins: the state of its history entry, and the native app around it, which takes
 * every message and does nothing. It stands alone, so that its text can be run in a page.
 */
export function preparePage(view: Window, setup: PageSetup): void {
  const { path, state, app, stored = {}, tabStorage = {} } = setup;
  const { location, history, navigator } = view;
  // Where the app leads later, it brings its own.
  if (history.state === null && location.pathname + location.search === path) {
    for (const [key, value] of Object.entries(stored)) view.localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(tabStorage)) view.sessionStorage.setItem(key, value);
    if (state !== undefined) history.replaceState({ usr: state, key: 'walk', idx: 0 }, '');
  }
  if (app === undefined) return;
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} ${app}` });
  Object.assign(view, { ReactNativeWebView: { postMessage: () => undefined } });
}
