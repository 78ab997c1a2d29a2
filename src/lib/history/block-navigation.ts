import { getEntryIndex } from './entry-index';

/** Called before a navigation to `to`; returns true to block it. `proceed` performs it later. */
export type Blocker = (to: URL, proceed: () => void) => boolean;

/** Of several steps requested at once, the browser takes or drops each within this time, in ms. */
const ROLLBACK_STEP_MS = 100;

const blockers = new Set<Blocker>();

/**
 * Adds a blocker of links of the app and of the browser's Back and Forward; returns the function that removes it. The
 * blocker keeps the history entry at which it was added.
 */
export function addBlocker(blocker: Blocker): () => void {
  blockers.add(blocker);
  const endings = [blockLinks(blocker), blockPops(blocker), () => blockers.delete(blocker)];
  return () => endings.forEach((end) => end());
}

/** Calls `navigate`, which goes to `path`, unless a blocker stops it. */
export function navigateUnlessBlocked(path: string, navigate: () => void): void {
  const to = new URL(path, window.location.href);
  if (![...blockers].some((blocker) => blocker(to, navigate))) navigate();
}

function blockLinks(blocker: Blocker): () => void {
  let isAllowed = false;
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isAllowed || link === null || !isFollowedHere(link, event)) return;
    const proceed = () => {
      isAllowed = true;
      link.click();
      isAllowed = false;
    };
    if (!blocker(new URL(link.href), proceed)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Capture phase: before the router handles the click.
  document.addEventListener('click', handleClick, { capture: true });
  return () => document.removeEventListener('click', handleClick, { capture: true });
}

/** True if the click opens a page of the app in this tab. */
function isFollowedHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
  return isPlain && link.target !== '_blank' && link.origin === window.location.origin;
}

type Rollback = {
  /** Called when the browser is back at the kept entry. */
  onDone: () => void;
  timer?: ReturnType<typeof setTimeout>;
};

function blockPops(blocker: Blocker): () => void {
  let keptIndex = getEntryIndex();
  /** The browser's return to the kept entry; null while there is none. */
  let rollback: Rollback | null = null;
  /** True if the next pop skips the blocker. */
  let isAllowed = false;

  /** True if the blocker keeps the entry that the browser has left; the rollback to it is then started. */
  const isBlocked = (delta: number): boolean => {
    const proceed = () => {
      isAllowed = true;
      window.history.go(delta);
    };
    const ownRollback: Rollback = { onDone: () => undefined };
    rollback = ownRollback;
    const isBlockedPop = blocker(new URL(window.location.href), () => {
      if (rollback === ownRollback) ownRollback.onDone = proceed;
      else proceed();
    });
    if (isBlockedPop) window.history.go(-delta);
    else rollback = null;
    return isBlockedPop;
  };

  /** A step of the rollback, or one more press of Back during it, which is rolled back as well. */
  const continueRollback = (activeRollback: Rollback, offset: number) => {
    clearTimeout(activeRollback.timer);
    if (offset === 0) {
      rollback = null;
      activeRollback.onDone();
    } else {
      activeRollback.timer = setTimeout(() => window.history.go(-offset), ROLLBACK_STEP_MS);
    }
  };

  const handlePop = (event: PopStateEvent) => {
    const index = getEntryIndex();
    // Null for an entry that the app did not create: there is no way back to the kept one.
    const delta = index === null || keptIndex === null ? 0 : index - keptIndex;
    if (index !== null && rollback !== null) {
      event.stopImmediatePropagation();
      continueRollback(rollback, delta);
    } else if (delta !== 0 && !isAllowed && isBlocked(delta)) {
      event.stopImmediatePropagation();
    } else {
      isAllowed = false;
      keptIndex = index;
    }
  };
  // Capture phase: before the router's listener on the same window.
  window.addEventListener('popstate', handlePop, { capture: true });
  return () => window.removeEventListener('popstate', handlePop, { capture: true });
}
