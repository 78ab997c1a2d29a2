import type { AssessmentGateEvent } from '../../../machines/assessment-gate/assessment-gate.types';
import type { ClosingEvent } from '../../../machines/user-area/user-area.types';
import type { LinkConfiguration } from '../configuration/link-configuration';

/** A request that was sent before the code that needs its response had loaded. */
export type PrefetchEntry = {
  readonly response: Promise<Response>;
  /** From `performance.now()`, in ms. */
  readonly startedAt: number;
  readonly controller: AbortController;
  /** The request's authorization header; null for a public request. */
  readonly authorization: string | null;
};

/** Loads a path of the API, as JSON; rejects after an error. A path that was prefetched is not requested again. */
export type LoadPath = (path: string) => Promise<unknown>;

/** What the first view does as the assessment gate would. */
export type FirstViewEvent = Extract<
  AssessmentGateEvent,
  { readonly type: 'ANSWERED' | 'NEXT' | 'BACK' }
>;

/** What was done in the first view. */
type PressInput = {
  /** The button or link that was pressed and needs the app; null if none was. */
  readonly pressed: HTMLElement | null;
};

/** What was done on pages of questions. */
export type QuestionsInput = PressInput & {
  /** In their order. */
  readonly events: readonly FirstViewEvent[];
  /** The assessment that they lead to. */
  readonly assessmentId: string;
};

type View<Kind extends string, Input extends PressInput> = {
  readonly kind: Kind;
  readonly userId: string;
  /** Says that the app has not loaded. The view stays: what was answered would be lost with it. */
  readonly showNotLoaded: () => void;
  /** Ends the first view: from now on it changes nothing. Its elements stay. */
  readonly end: () => Input;
};

/** Pages of questions of the user of a public link. */
export type QuestionsView = View<'questions', QuestionsInput>;

/** The home page of the user who is signed in. */
export type HomeView = View<'home', PressInput> & {
  /** False while it shows that they are loading. */
  readonly hasCheckIns: boolean;
};

/** What is drawn before the app has loaded (decision 0013). */
export type FirstView = QuestionsView | HomeView;

/** What the home page shows: bodies of responses, as JSON. */
export type HomeResponses = {
  readonly profiles: unknown;
  readonly user: unknown;
  readonly assigned: unknown;
  /** Undefined if they cannot be loaded, or take long. */
  readonly checkIns: unknown;
};

/** What the scripts in `index.html` and the app have in common. They are separate bundles with no module in common. */
type FirstLoad = {
  /** By URL. */
  readonly prefetched: Map<string, PrefetchEntry>;
  /** Set by the prefetch; null if there is a configuration error, which the app shows (D1). */
  configuration: LinkConfiguration | null;
  /** Set by the prefetch, together with the configuration. */
  load: LoadPath | null;
  /** Set by the prefetch on the home page; rejects if no user is signed in, or a response fails. */
  home: Promise<HomeResponses> | null;
  /** The app's scripts run. */
  hasAppStarted: boolean;
  /** The app is about to render, or the page says that it cannot be loaded: nothing is drawn any more. */
  isClosed: boolean;
  firstView: FirstView | null;
  /** Shows again what `index.html` shows; null where nothing else is drawn. */
  showPage: (() => void) | null;
  /** What has happened in another tab and ends this visit (D3); null if nothing has. Then nothing is prefetched any more. */
  ended: FirstLoadEnd | null;
  /** Stops listening to the other tabs; null where there is nothing of a person to remove. */
  stopListening: (() => void) | null;
};

export type FirstLoadEnd = {
  /** Closes the forms of a public link; null on the home page, which has none. */
  readonly event: ClosingEvent | null;
  /** The user of the home page has signed out in another tab, which the login page says. */
  readonly isSignOut: boolean;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    firstLoad?: FirstLoad;
  }
}

/** The state of the first load; created by the script that runs first. */
export function getFirstLoad(): FirstLoad {
  window.firstLoad ??= {
    prefetched: new Map(),
    configuration: null,
    load: null,
    home: null,
    hasAppStarted: false,
    isClosed: false,
    firstView: null,
    showPage: null,
    ended: null,
    stopListening: null,
  };
  return window.firstLoad;
}

/** Aborts and drops what was prefetched and has not been used. */
export function dropPrefetched({ prefetched } = getFirstLoad()): void {
  for (const { controller } of prefetched.values()) controller.abort();
  prefetched.clear();
}

/** Removes all that was loaded and drawn of a person whose visit is over, and draws nothing any more (D3). */
export function endFirstLoad(firstLoad: FirstLoad, end: FirstLoadEnd): void {
  firstLoad.ended = end;
  firstLoad.isClosed = true;
  firstLoad.home = null;
  firstLoad.load = null;
  dropPrefetched(firstLoad);
  firstLoad.showPage?.();
}

/** The app has rendered: what was loaded before is dropped, except responses that the app is going to use (D3). */
export function handOverFirstLoad(): void {
  const firstLoad = getFirstLoad();
  firstLoad.home = null;
  firstLoad.load = null;
  // From now on the elements are the app's.
  firstLoad.showPage = null;
}

/** Returns what has ended the visit before the forms of a public link were there, which from now on listen themselves. */
export function takeFirstLoadEnd(): ClosingEvent | null {
  const firstLoad = getFirstLoad();
  const event = firstLoad.ended?.event ?? null;
  firstLoad.stopListening?.();
  firstLoad.stopListening = null;
  firstLoad.ended = null;
  return event;
}
