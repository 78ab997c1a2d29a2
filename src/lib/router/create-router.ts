import type {
  Location,
  NavigationType,
  Navigator,
  Path,
  To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** The entries that Back and Forward lead through, as the router's package keeps them. */
export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the app stands, and what led there. */
export type RouterState = { readonly location: Location; readonly type: NavigationType };

/** A way out of a place; `leave` takes it. */
export type PendingNavigation = {
  readonly from: Path;
  readonly to: Path;
  readonly proceed: () => void;
};

/** Asked before a place is left: true where the app stays. */
export type Blocker = (navigation: PendingNavigation) => boolean;

/** Fetches what a place needs to be shown, and never rejects; undefined where all of it is here. */
export type PreloadRoute = (path: Path) => Promise<unknown> | undefined;

export type RouterInstance = {
  /** What the router's hooks go through. */
  readonly navigator: Navigator;
  /** The place on screen; null until the first has been prepared. */
  readonly getState: () => RouterState | null;
  /** True while another place is being prepared. */
  readonly isNavigating: () => boolean;
  /** Calls `listener` after every change of these two, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Has `guard` asked, until the answer is called. */
  readonly addBlocker: (blocker: Blocker) => () => void;
};

type Rollback = {
  /** How many entries beyond the kept one the browser is. */
  offset: number;
  /** Done once it is there. */
  onDone: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** Within this time the browser takes all steps that were asked of it at once, or drops some, in ms. */
const ROLLBACK_STEP_MS = 100;

/**
 * The app's ways from place to place (decision 0012): a place is shown once it is prepared, of several asked for the last
 * one wins, and a guard may keep the app where it is.
 */
export function createRouter(history: History, preload: PreloadRoute): RouterInstance {
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();
  let current: RouterState | null = null;
  let isNavigating = false;
  let navigationId = 0;
  /** The browser's way back to the entry that a guard keeps; null while there is none. */
  let rollback: Rollback | null = null;
  let isAllowed = false;

  const isBlocked = (to: Path, proceed: () => void): boolean => {
    if (current === null) return false;
    const pendingNavigation = { from: current.location, to, proceed };
    return [...blockers].some((blocker) => blocker(pendingNavigation));
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };

  const startNavigation = (path: Path, commit: () => void) => {
    navigationId += 1;
    const id = navigationId;
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

  const navigateTo = (to: To, commit: () => void) => {
    const path = history.encodeLocation(to);
    const proceed = () => startNavigation(path, commit);
    if (!isBlocked(path, proceed)) proceed();
  };

  /** The browser has gone `delta` entries already; null where it has come to one that is not the app's own. */
  const handlePop = (delta: number | null) => {
    if (rollback !== null && delta !== null) {
      continueRollback(rollback, delta);
      return;
    }
    clearTimeout(rollback?.timer);
    rollback = null;
    const isUnblocked = isAllowed || delta === null || delta === 0;
    isAllowed = false;
    if (isUnblocked || !isPopBlocked(delta)) startNavigation(history.location, () => undefined);
  };

  /** A step on the way back, or one more that was pressed meanwhile, which is taken back as well. */
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

  /** True where a guard keeps the entry that the browser has left; the browser is then on its way back to it. */
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

  /** True for the address where the app stands, with what its entry says. */
  const isCurrentLocation = (to: To, state: unknown = null): boolean => {
    const { location } = history;
    const isSameAddress = history.createHref(to) === history.createHref(location);
    return isSameAddress && JSON.stringify(state) === JSON.stringify(location.state);
  };

  history.listen(({ delta }) => handlePop(delta));
  startNavigation(history.location, () => undefined);

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) =>
        navigateTo(to, () => {
          // The second press of a double click makes no entry of its own.
          if (isCurrentLocation(to, state)) history.replace(to, state);
          else history.push(to, state);
        }),
      replace: (to, state) => navigateTo(to, () => history.replace(to, state)),
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
