import { createContext, use } from 'react';
import { generatePath, matchRoutes, type RouteObject } from 'react-router-dom';
import type { AppScreen } from '../../wrapper/open-in-app';

/** What a route's `handle` says about its page. A route has the facts of the routes around it, unless it has its own. */
export type RouteHandle = {
  /** Loads the component of a lazy route; undefined if it is loaded. */
  readonly preload?: () => Promise<unknown> | undefined;
  /** Which of the three pages with bottom navigation and no Back this is (§2 Chrome). */
  readonly tab?: '/' | '/progress' | '/settings';
  /** A pale blue background (§2 Chrome). */
  readonly isTinted?: boolean;
  /** The wide frame on wide screens. */
  readonly isWide?: boolean;
  /** The path where Back of a signed-in page goes without history (D4), with the names of parameters; `/` by default. */
  readonly parent?: string;
  /** The screen that Back opens in an old wrapper (D4); its profile by default. */
  readonly parentAppScreen?: AppScreen;
  /** False on shared devices and on the safety net, which do not show 'Use the App' (D9). */
  readonly hasAppPrompt?: boolean;
  /** The page is the safety net, so it has no link to it. */
  readonly isSafetyNet?: boolean;
  /** Whose caption stands above the page of a participant (D9). */
  readonly caption?: 'assessments' | 'check-ins';
  /** The page shows the steps of an intake, which needs an open one. */
  readonly hasIntakeSteps?: boolean;
  /** The page keeps the code of an intake link in its URL (D9); the other pages of the intake remove it. */
  readonly keepsLinkCode?: boolean;
  /** False where a live session is not resumed: on shared devices, in the intake, and where a session is about to start (D9). */
  readonly resumesSession?: boolean;
  /** The page is for users who are signed in; it resumes the session itself (§6). */
  readonly needsSession?: boolean;
  /**
   * The page looks the same after a reload. Not so: links that act when they are opened (unsubscribe), flows, and pages that
   * say what has just happened.
   */
  readonly isReloadSafe?: boolean;
};

/** The facts of a page, with the path of its parent. */
export type RouteFacts = RouteHandle & { readonly parentPath: string };

/** The handles of the routes that show `pathname`, outer routes first. */
export function getRouteHandles(routes: RouteObject[], pathname: string): readonly RouteHandle[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => getHandle(route) ?? []);
}

/** The facts of the page at `pathname`. */
export function getRouteFacts(routes: RouteObject[], pathname: string): RouteFacts {
  const matches = matchRoutes(routes, pathname) ?? [];
  const handle = matches.reduce<RouteHandle>(
    (outer, { route }) => ({ ...outer, ...getHandle(route) }),
    {},
  );
  return { ...handle, parentPath: generatePath(handle.parent ?? '/', matches.at(-1)?.params) };
}

// SAFETY: the route tables give routes no other handle.
const getHandle = (route: RouteObject) => route.handle as RouteHandle | undefined;

export const RouteFactsContext = createContext<RouteFacts>({ parentPath: '/' });

/** The facts of the page that is shown; none outside the router. */
export const useRouteFacts = (): RouteFacts => use(RouteFactsContext);
