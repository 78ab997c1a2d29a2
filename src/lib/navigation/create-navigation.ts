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
  /** True while another place is being prepared. */
  readonly isUnderWay: () => boolean;
  /** Calls `listener` after every change of these two, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Has `guard` asked, until the answer is called. */
  readonly addGuard: (guard: Guard) => () => void;
};

type WayBack = {
  /** How many entries beyond the kept one the browser is. */
  away: number;
  /** Done once it is there. */
  then: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** Within this time the browser takes all steps that were asked of it at once, or drops some, in ms. */
const STEPS_MS = 100;

/**
 * The app's ways from place to place (decision 0012): a place is shown once it is prepared, of several asked for the last
 * one wins, and a guard may keep the app where it is.
 */
export function createNavigation(history: History, prepare: Prepare): Navigation {
  const listeners = new Set<() => void>();
  const guards = new Set<Guard>();
  let place: Place | null = null;
  let isUnderWay = false;
  let waysBegun = 0;
  /** The browser's way back to the entry that a guard keeps; null while there is none. */
  let wayBack: WayBack | null = null;
  let isLetOut = false;

  const isKept = (to: Path, leave: () => void): boolean => {
    if (place === null) return false;
    const way = { from: place.location, to, leave };
    return [...guards].some((guard) => guard(way));
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const show = (path: Path, arrive: () => void) => {
    waysBegun += 1;
    const own = waysBegun;
    const end = () => {
      if (own !== waysBegun) return;
      arrive();
      isUnderWay = false;
      place = { location: history.location, type: history.action };
      tell();
    };
    const preparing = prepare(path);
    if (preparing === undefined) {
      end();
      return;
    }
    isUnderWay = true;
    tell();
    void preparing.then(end);
  };

  const follow = (to: To, arrive: () => void) => {
    const path = history.encodeLocation(to);
    const leave = () => show(path, arrive);
    if (!isKept(path, leave)) leave();
  };

  /** The browser has gone `delta` entries already; null where it has come to one that is not the app's own. */
  const followBrowser = (delta: number | null) => {
    if (wayBack !== null && delta !== null) {
      followBack(wayBack, delta);
      return;
    }
    clearTimeout(wayBack?.timer);
    wayBack = null;
    const isFree = isLetOut || delta === null || delta === 0;
    isLetOut = false;
    if (isFree || !isEntryKept(delta)) show(history.location, () => undefined);
  };

  /** A step on the way back, or one more that was pressed meanwhile, which is taken back as well. */
  const followBack = (way: WayBack, delta: number) => {
    way.away += delta;
    clearTimeout(way.timer);
    if (way.away === 0) {
      wayBack = null;
      way.then();
    } else {
      way.timer = setTimeout(() => history.go(-way.away), STEPS_MS);
    }
  };

  /** True where a guard keeps the entry that the browser has left; the browser is then on its way back to it. */
  const isEntryKept = (delta: number): boolean => {
    const goOn = () => {
      isLetOut = true;
      history.go(delta);
    };
    const way: WayBack = { away: delta, then: () => undefined };
    wayBack = way;
    const isIt = isKept(history.location, () => {
      if (wayBack === way) way.then = goOn;
      else goOn();
    });
    if (isIt) history.go(-delta);
    else wayBack = null;
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
    isUnderWay: () => isUnderWay,
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
