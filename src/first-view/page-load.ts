import type { ClosingEvent } from '../../machines/user-area/user-area.types';
import { abortPrefetched, type EarlyLoad } from '../api/early-load';
import type { PressInput, QuestionsInput } from '../features/assessments/first-view-input.types';
import type { CheckInViewEvent } from '../features/check-ins/prepare-check-in';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import type { CheckInModule } from '../questions/check-in.types';

/** Loads a path of the API, as JSON; rejects after an error. A path that was prefetched is not requested again. */
export type LoadPath = (path: string) => Promise<unknown>;

type View<Kind extends string, Input extends PressInput> = {
  readonly kind: Kind;
  /** Says that the app has not loaded. The view stays: what was answered would be lost with it. */
  readonly showNotLoaded: () => void;
  /** Ends the first view: from now on it changes nothing. Its elements stay. */
  readonly end: () => Input;
};

/** Pages of questions of the user of a public link. */
type QuestionsView = View<'questions', QuestionsInput> & { readonly userId: string };

/** The home page of the user who is signed in. */
type HomeView = View<'home', PressInput> & {
  readonly userId: string;
  /** False while it shows that they are loading. */
  readonly hasCheckIns: boolean;
};

/** The login page. What is typed is in its elements, and nowhere else. */
type LoginView = View<'login', PressInput>;

/** The first screen of a kiosk. What is typed is in its elements, and nowhere else. */
type KioskView = View<'kiosk', PressInput> & { readonly clinicDisplayId: string };

/** The first step of the intake of a link, which is not in the address any more. */
type IntakeView = View<'intake', PressInput> & { readonly code: string };

/** The questions of a check-in of the user who is signed in. */
export type CheckInView = View<
  'check-in',
  PressInput & { readonly events: readonly CheckInViewEvent[] }
> & { readonly userId: string; readonly checkInId: string; readonly module: CheckInModule };

/** The progress of the user who is signed in. */
type ProgressView = View<'progress', PressInput> & { readonly userId: string };

/** A page without questions. */
export type PageView = HomeView | LoginView | KioskView | IntakeView | ProgressView;

/** What is drawn before the app has loaded (decision 0013). */
export type FirstView = QuestionsView | CheckInView | PageView;

/** What a first view is and shows. */
export type ViewFacts<AnyView extends FirstView> = AnyView extends unknown
  ? Omit<AnyView, 'showNotLoaded' | 'end'>
  : never;

/** What the home page shows: bodies of responses, as JSON. */
export type HomeResponses = {
  readonly profiles: unknown;
  readonly user: unknown;
  readonly assigned: unknown;
  /** Undefined if they cannot be loaded, or take long. */
  readonly checkIns: unknown;
};

/** What another page of a signed-in person shows: bodies of responses, as JSON. */
export type MemberResponses = {
  readonly profiles: unknown;
  /** In the order of `getMemberRequests`. */
  readonly shown: readonly unknown[];
};

/**
 * What the scripts in `index.html` and the app have in common. They are separate bundles with no module in common: each gets
 * it at its entry, and hands it on.
 */
export type PageLoad = Pick<EarlyLoad, 'prefetched'> & {
  /** Set by the prefetch; null if there is a configuration error, which the app shows (D1). */
  configuration: LinkConfiguration | null;
  /** Set by the prefetch, together with the configuration. */
  load: LoadPath | null;
  /** Set by the prefetch on the home page; rejects if no user is signed in, or a response fails. */
  home: Promise<HomeResponses> | null;
  /** As `home`, on the page of a check-in and on that of the progress. */
  member: Promise<MemberResponses> | null;
  /** Set by the prefetch on the login page, unless the app shows more than the form; rejects if a user is signed in. */
  noSession: Promise<void> | null;
  /**
   * Set by the prefetch where the script of a first view is loaded: resolves when it has run or failed, or will draw
   * nothing.
   */
  beforeApp: Promise<void> | null;
  /** The app's scripts run. */
  hasAppStarted: boolean;
  /** The app is about to render, or the page or its styles cannot be loaded: nothing is drawn any more. */
  isClosed: boolean;
  firstView: FirstView | null;
  /** Shows again what `index.html` shows; null where nothing else is drawn. */
  showPage: (() => void) | null;
  /** What has happened in another tab and ends this visit (D3); null if nothing has. Then nothing is prefetched any more. */
  ended: PageLoadEnd | null;
  /** Stops listening to the other tabs; null where there is nothing of a person to remove. */
  stopListening: (() => void) | null;
  /** Set by the prefetch on a page of questions: see `collectFormMessages`. */
  takeFormMessages: (() => readonly unknown[]) | null;
};

type PageLoadEnd = {
  /** Closes the forms of a public link; null on the home page, which has none. */
  readonly event: ClosingEvent | null;
  /** The user of the home page has signed out in another tab, which the login page says. */
  readonly isSignOut: boolean;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    pageLoad?: PageLoad;
  }
}

/** The state of a page whose load has just begun. */
export const createPageLoad = (): PageLoad => ({
  prefetched: new Map(),
  configuration: null,
  load: null,
  home: null,
  member: null,
  noSession: null,
  beforeApp: null,
  hasAppStarted: false,
  isClosed: false,
  firstView: null,
  showPage: null,
  ended: null,
  stopListening: null,
  takeFormMessages: null,
});

/** The state of the page load, for the entries of the page's bundles; created by the one that runs first. */
export function getPageLoad(): PageLoad {
  window.pageLoad ??= createPageLoad();
  return window.pageLoad;
}

/** Removes all that was loaded and drawn of a person whose visit is over, and draws nothing any more (D3). */
export function endPageLoad(pageLoad: PageLoad, end: PageLoadEnd): void {
  pageLoad.ended = end;
  pageLoad.isClosed = true;
  pageLoad.home = null;
  pageLoad.member = null;
  pageLoad.load = null;
  abortPrefetched(pageLoad);
  pageLoad.showPage?.();
}

/** The app has rendered: what was loaded before is dropped, except responses that the app is going to use (D3). */
export function handOver(pageLoad: PageLoad): void {
  pageLoad.home = null;
  pageLoad.member = null;
  pageLoad.load = null;
  pageLoad.takeFormMessages?.();
  pageLoad.takeFormMessages = null;
  // From now on the elements are the app's.
  pageLoad.showPage = null;
}

/** What the app's requests and flows need to know of the page load. */
export const toEarlyLoad = (pageLoad: PageLoad): EarlyLoad => ({
  prefetched: pageLoad.prefetched,
  isFirstViewShown: () => pageLoad.firstView !== null,
  takeClosingEvent: () => {
    const event = pageLoad.ended?.event ?? null;
    pageLoad.stopListening?.();
    pageLoad.stopListening = null;
    pageLoad.ended = null;
    return event;
  },
  isSignedOut: () => pageLoad.ended?.isSignOut === true,
  takeFormMessages: () => pageLoad.takeFormMessages?.() ?? [],
});
