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
export type Place = { readonly location: Location; readonly type: NavigationType };

/** A way out of a place; `leave` takes it. */
export type WayOut = { readonly from: Path; readonly to: Path; readonly leave: () => void };

/** Asked before a place is left: true where the app stays. */
export type Guard = (way: WayOut) => boolean;

/** Fetches what a place needs to be shown, and never rejects; undefined where all of it is here. */
export type Prepare = (path: Path) => Promise<unknown> | undefined;

export type Navigation = {
  /** What the router's hooks go through. */
  readonly navigator: Navigator;
  /** The place on screen; null until the first has been prepared. */
  readonly place: () => Place | null;
  /** Calls `listener` after every change of place, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Has `guard` asked, until the answer is called. */
  readonly addGuard: (guard: Guard) => () => void;
};

/**
 * The app's ways from place to place (decision 0012): a place is shown once it is prepared, of several asked for the last
 * one wins, and a guard may keep the app where it is.
 */
export function createNavigation(history: History, prepare: Prepare): Navigation {
  const listeners = new Set<() => void>();
  const guards = new Set<Guard>();
  let place: Place | null = null;
  let waysBegun = 0;
  /** What to do once the browser is back at the entry that a guard keeps; null while it is not on its way there. */
  let onceBack: (() => void) | null = null;
  let isLetOut = false;

  const isKept = (to: Path, leave: () => void): boolean => {
    if (place === null) return false;
    const way = { from: place.location, to, leave };
    return [...guards].some((guard) => guard(way));
  };

  const show = (path: Path, arrive: () => void) => {
    waysBegun += 1;
    const own = waysBegun;
    const end = () => {
      if (own !== waysBegun) return;
      arrive();
      place = { location: history.location, type: history.action };
      for (const listener of listeners) listener();
    };
    const preparing = prepare(path);
    if (preparing === undefined) end();
    else void preparing.then(end);
  };

  const follow = (to: To, arrive: () => void) => {
    const path = history.encodeLocation(to);
    const leave = () => show(path, arrive);
    if (!isKept(path, leave)) leave();
  };

  /** The browser has gone `delta` entries already; null where it has come to one that is not the app's own. */
  const followBrowser = (delta: number | null) => {
    if (onceBack !== null) {
      const next = onceBack;
      onceBack = null;
      next();
      return;
    }
    const isFree = isLetOut || delta === null || delta === 0;
    isLetOut = false;
    if (!isFree && isEntryKept(delta)) history.go(-delta);
    else show(history.location, () => undefined);
  };

  /** True where a guard keeps the entry that the browser has left, and has to be taken back to. */
  const isEntryKept = (delta: number): boolean => {
    const goOn = () => {
      isLetOut = true;
      history.go(delta);
    };
    onceBack = () => undefined;
    const isIt = isKept(history.location, () => {
      if (onceBack === null) goOn();
      else onceBack = goOn;
    });
    if (!isIt) onceBack = null;
    return isIt;
  };

  /** True for the address where the app stands, with what its entry says. */
  const isHere = (to: To, state: unknown = null): boolean => {
    const { location } = history;
    const isSameAddress = history.createHref(to) === history.createHref(location);
    return isSameAddress && JSON.stringify(state) === JSON.stringify(location.state);
  };

  history.listen(({ delta }) => followBrowser(delta));
  show(history.location, () => undefined);

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state) =>
        follow(to, () => {
          // The second press of a double click makes no entry of its own.
          if (isHere(to, state)) history.replace(to, state);
          else history.push(to, state);
        }),
      replace: (to, state) => follow(to, () => history.replace(to, state)),
    },
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addGuard: (guard) => {
      guards.add(guard);
      return () => guards.delete(guard);
    },
  };
}
