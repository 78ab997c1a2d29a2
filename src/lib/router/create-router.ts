import type {
  Location,
  NavigationType,
  Navigator,
  Path,
  To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** The history object of the router package. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The current location, and the type of the navigation to it. */
export type RouterState = { readonly location: Location; readonly type: NavigationType };

/** A navigation that a blocker decides on; `proceed` performs it later. */
export type PendingNavigation = {
  readonly from: Path;
  readonly to: Path;
  readonly proceed: () => void;
};

/** Called before a navigation; returns true to block it. */
export type Blocker = (navigation: PendingNavigation) => boolean;

/** Loads the code of a route and never rejects; undefined if everything is loaded already. */
export type PreloadRoute = (path: Path) => Promise<unknown> | undefined;

/** Loads the document of a path that the current document cannot show; returns false if it can. */
export type LoadDocument = (
  href: string,
  pathname: string,
  kind: 'push' | 'replace' | 'pop',
) => boolean;

export type RouterInstance = {
  /** The navigator of React Router's `Router`. */
  readonly navigator: Navigator;
  /** Returns the current location; null until the first route is preloaded. */
  readonly getState: () => RouterState | null;
  /** True while the next route is being preloaded. */
  readonly isNavigating: () => boolean;
  /** Subscribes to changes of both; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a blocker; returns the function that removes it. */
  readonly addBlocker: (blocker: Blocker) => () => void;
};

type Rollback = {
  /** The browser's distance from the entry that a blocker keeps, in entries. */
  offset: number;
  /** Called when the browser is back at that entry. */
  onDone: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** Of several steps requested at once, the browser takes or drops each within this time, in ms. */
const ROLLBACK_STEP_MS = 100;

/**
 * A minimal router (decision 0012): a location is shown once its route is preloaded, the latest navigation wins, and
 * blockers can keep the app at its location.
 */
export function createRouter(
  history: History,
  preload: PreloadRoute,
  loadDocument: LoadDocument = () => false,
): RouterInstance {
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();
  let current: RouterState | null = null;
  let isNavigating = false;
  let navigationId = 0;
  /** The browser's return to the entry that a blocker keeps; null while there is none. */
  let rollback: Rollback | null = null;
  /** True if the next pop skips the blockers. */
  let isAllowed = false;

  const isBlocked = (to: Path, proceed: () => void): boolean => {
    if (current === null) return false;
    const pendingNavigation = { from: current.location, to, proceed };
    return [...blockers].some((blocker) => blocker(pendingNavigation));
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const startNavigation = (path: Path, kind: Parameters<LoadDocument>[2], commit: () => void) => {
    navigationId += 1;
    const id = navigationId;
    if (loadDocument(history.createHref(path), path.pathname, kind)) {
      // The browser shows its own progress; the back-forward cache may restore this document as it is now.
      isNavigating = false;
      notify();
      return;
    }
    const finish = () => {
      if (id !== navigationId) return;
      commit();
      isNavigating = false;
      current = { location: history.location, type: history.action };
      notify();
    };
    const preloading = preload(path);
    if (preloading === undefined) {
      finish();
      return;
    }
    isNavigating = true;
    notify();
    void preloading.then(finish);
  };

  const navigateTo = (to: To, kind: 'push' | 'replace', commit: () => void) => {
    const path = history.encodeLocation(to);
    const proceed = () => startNavigation(path, kind, commit);
    if (!isBlocked(path, proceed)) proceed();
  };

  /** The browser has already moved by `delta` entries; null if the app did not create the entry. */
  const handlePop = (delta: number | null) => {
    if (rollback !== null && delta !== null) {
      continueRollback(rollback, delta);
      return;
    }
    clearTimeout(rollback?.timer);
    rollback = null;
    const isUnblocked = isAllowed || delta === null || delta === 0;
    isAllowed = false;
    if (isUnblocked || !isPopBlocked(delta))
      startNavigation(history.location, 'pop', () => undefined);
  };

  /** A step of the rollback, or one more press of Back during it, which is rolled back as well. */
  const continueRollback = (activeRollback: Rollback, delta: number) => {
    activeRollback.offset += delta;
    clearTimeout(activeRollback.timer);
    if (activeRollback.offset === 0) {
      rollback = null;
      activeRollback.onDone();
    } else {
      activeRollback.timer = setTimeout(() => history.go(-activeRollback.offset), ROLLBACK_STEP_MS);
    }
  };

  /** True if a blocker keeps the entry that the browser has left; the rollback to it is then started. */
  const isPopBlocked = (delta: number): boolean => {
    const retry = () => {
      isAllowed = true;
      history.go(delta);
    };
    const ownRollback: Rollback = { offset: delta, onDone: () => undefined };
    rollback = ownRollback;
    const isBlockedPop = isBlocked(history.location, () => {
      if (rollback === ownRollback) ownRollback.onDone = retry;
      else retry();
    });
    if (isBlockedPop) history.go(-delta);
    else rollback = null;
    return isBlockedPop;
  };

  /** True if URL and state are those of the current entry. */
  const isCurrentLocation = (to: To, state: unknown = null): boolean => {
    const { location } = history;
    const isSameUrl = history.createHref(to) === history.createHref(location);
    return isSameUrl && JSON.stringify(state) === JSON.stringify(location.state);
  };

  history.listen(({ delta }) => handlePop(delta));
  startNavigation(history.location, 'pop', () => undefined);

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) =>
        navigateTo(to, 'push', () => {
          // The second click of a double click must not add an entry.
          if (isCurrentLocation(to, state)) history.replace(to, state);
          else history.push(to, state);
        }),
      replace: (to, state) => navigateTo(to, 'replace', () => history.replace(to, state)),
    },
    getState: () => current,
    isNavigating: () => isNavigating,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addBlocker: (blocker) => {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
  };
}
