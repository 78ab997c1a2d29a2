import { finishSaves } from '../../state/drafts/waiting-saves';
import { openTabChannel } from '../../state/tab-channel';
import { removeDrafts } from '../../state/tab-drafts';
import { isEndOfUser, toUserAreaEvent } from '../../state/to-user-area-event';
import { visitMark } from '../../state/visit-mark';

/**
 * In every document, whatever it shows: removes the drafts of this tab, and what was prefetched, when a user signs out in
 * another tab or another person signs in there (D3, D10). Drafts that were left in the tab before a sign-out which it could not
 * hear are removed at once; drafts that are left now are marked for that.
 */
export function watchOtherTabs(dropPrefetched: () => void): void {
  if (visitMark.isOver()) {
    removeDrafts(() => true);
    visitMark.clear();
  }
  openTabChannel((message) => {
    const event = toUserAreaEvent(message);
    if (event === null) return;
    dropPrefetched();
    removeDrafts((userId) => isEndOfUser(event, userId));
    if (message.type === 'signed-out') visitMark.clear();
  });
  window.addEventListener('pagehide', markDrafts);
  // The browser may discard a hidden tab without a further event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') markDrafts();
  });
}

function markDrafts(): void {
  finishSaves();
  visitMark.set({ isPageKept: false });
}
