import { getEntryIndex } from './entry-index';

/** Called before a navigation to `to`; returns true to block it. `proceed` performs it later. */
export type Blocker = (to: URL, proceed: () => void) => boolean;

/* The state of this module is that of the one history of the page: who blocks, and which entry is kept. */
const blockers = new Set<Blocker>();
/** The history entry that blockers keep. */
let blockedIndex: number | null = null;

/** Adds a blocker of the navigations away from the current history entry; returns the function that removes it. */
export function addBlocker(blocker: Blocker): () => void {
  blockers.add(blocker);
  blockedIndex = getEntryIndex();
  return () => blockers.delete(blocker);
}

const isBlocked: Blocker = (to, proceed) => [...blockers].some((blocker) => blocker(to, proceed));

/** Calls `navigate`, which goes to `path`, unless a blocker stops it. */
export function navigateUnlessBlocked(path: string, navigate: () => void): void {
  if (!isBlocked(new URL(path, window.location.href), navigate)) navigate();
}

/**
 * Lets blockers stop links of the app and the browser's Back and Forward, until the returned function is called. Called
 * before the router listens to the window, which calls its listeners in the order in which they were added.
 */
export function watchNavigations(): () => void {
  document.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('popstate', handlePop);
  return () => {
    document.removeEventListener('click', handleClick, { capture: true });
    window.removeEventListener('popstate', handlePop);
  };
}

/** The link whose click skips the blockers. */
let allowedLink: HTMLAnchorElement | null = null;

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link === allowedLink || !opensInThisTab(link, event)) return;
  const proceed = () => {
    allowedLink = link;
    link.click();
    allowedLink = null;
  };
  if (!isBlocked(new URL(link.href), proceed)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True if the click opens a page of the app in this tab. */
function opensInThisTab(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  // A link to the page in another language changes it in place.
  const leavesPage = link.target !== '_blank' && link.hreflang === '';
  return isPlain && leavesPage && link.origin === window.location.origin;
}

/** Of several steps requested at once, the browser takes or drops each within this time, in ms. */
const ROLLBACK_STEP_MS = 100;

type Rollback = {
  /** Called when the browser is back at the kept entry. */
  onDone: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** The browser's return to the kept entry; null while there is none. */
let rollback: Rollback | null = null;
/** True if the next pop skips the blockers. */
let isPopAllowed = false;

function handlePop(event: PopStateEvent): void {
  const index = getEntryIndex();
  // Null for an entry that the app did not create: there is no way back to the kept one.
  const delta = index === null || blockedIndex === null ? 0 : index - blockedIndex;
  if (rollback !== null && index !== null) {
    event.stopImmediatePropagation();
    continueRollback(rollback, delta);
  } else if (delta !== 0 && !isPopAllowed && isPopBlocked(delta)) {
    event.stopImmediatePropagation();
  } else {
    isPopAllowed = false;
    blockedIndex = index;
  }
}

/** True if a blocker keeps the entry that the browser has left; the rollback to it is then started. */
function isPopBlocked(delta: number): boolean {
  const proceed = () => {
    isPopAllowed = true;
    window.history.go(delta);
  };
  const ownRollback: Rollback = { onDone: () => undefined };
  rollback = ownRollback;
  const isKept = isBlocked(new URL(window.location.href), () => {
    if (rollback === ownRollback) ownRollback.onDone = proceed;
    else proceed();
  });
  if (isKept) window.history.go(-delta);
  else rollback = null;
  return isKept;
}

/** A step of the rollback, or one more press of Back during it, which is rolled back as well. */
function continueRollback(activeRollback: Rollback, offset: number): void {
  clearTimeout(activeRollback.timer);
  if (offset === 0) {
    rollback = null;
    activeRollback.onDone();
  } else {
    activeRollback.timer = setTimeout(() => window.history.go(-offset), ROLLBACK_STEP_MS);
  }
}
