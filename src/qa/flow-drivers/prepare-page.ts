/** The browser state of a page before the app starts. Plain data. */
export type PageSetup = {
  /** The path and query to open. */
  readonly path: string;
  /** The navigation state of the first history entry. */
  readonly state?: unknown;
  /** The suffix that the native app adds to its user agent; omit for a browser. */
  readonly userAgentSuffix?: string;
  /** Local storage items of an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Session storage items of an earlier visit. */
  readonly tabStorage?: Readonly<Record<string, string>>;
};

/**
 * Prepares a page for a walkthrough: storage, history state, and a stub of the native app that accepts every message. The
 * function uses nothing outside itself, because the gallery evaluates its source in a page.
 */
export function preparePage(view: Window, setup: PageSetup): void {
  const { path, state, userAgentSuffix, stored = {}, tabStorage = {} } = setup;
  const { location, history, navigator } = view;
  // Only for the first page: later navigations of the app set their own state.
  if (history.state === null && location.pathname + location.search === path) {
    for (const [key, value] of Object.entries(stored)) view.localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(tabStorage)) view.sessionStorage.setItem(key, value);
    if (state !== undefined) history.replaceState({ usr: state, key: 'walkthrough', idx: 0 }, '');
  }
  if (userAgentSuffix === undefined) return;
  Object.defineProperty(navigator, 'userAgent', {
    value: `${navigator.userAgent} ${userAgentSuffix}`,
  });
  Object.assign(view, { ReactNativeWebView: { postMessage: () => undefined } });
}
