import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { endPageLoad, type PageLoad } from '../page-load';
import { openTabChannel, type TabMessage } from '../../state/tab-channel';
import { removeDrafts } from '../../state/tab-drafts';
import { isEndOfUser, toUserAreaEvent } from '../../state/to-user-area-event';
import { visitMark } from '../../state/visit-mark';

/**
 * Until the app has rendered: when the user of this public link signs out in another tab, or another person signs in there,
 * removes what was loaded and drawn, and the user's drafts; the app then says why (D3).
 */
export function watchLinkUser(pageLoad: PageLoad, userId: string): void {
  listen(pageLoad, (message) => {
    const event = toUserAreaEvent(message);
    if (event === null || !isEndOfUser(event, userId)) return;
    endPageLoad(pageLoad, { event, isSignOut: false });
    removeDrafts((draftUserId) => draftUserId === userId);
  });
}

/**
 * As `watchLinkUser`, for a page of the user who is signed in: what was loaded is that of a session which has ended, and
 * unless it was signed out, the app finds out who is signed in. `getUserId` returns null until the user of the session is known.
 */
export function watchMember(pageLoad: PageLoad, getUserId: () => string | null): void {
  listen(pageLoad, (message) => {
    const userId = getUserId();
    const isSame = message.type === 'signed-in' && message.userId === userId;
    const isMaybeSame = message.type === 'signed-in' && message.isResumed && userId === null;
    if ((isSame || isMaybeSame) && pageLoad.ended === null) return;
    endPageLoad(pageLoad, { event: null, isSignOut: message.type === 'signed-out' });
    const event = toUserAreaEvent(message);
    // After the loss of a session its user finds them again (D10).
    if (event !== null) removeDrafts((draftUserId) => isEndOfUser(event, draftUserId));
  });
}

/** As `watchMember`, for the login page, which a user who has signed in meanwhile does not need. */
export function watchSignIn(pageLoad: PageLoad): void {
  listen(pageLoad, (message) => {
    if (message.type === 'signed-in' && !message.isResumed)
      endPageLoad(pageLoad, { event: null, isSignOut: false });
  });
}

/** Listens to the other tabs; a page that the browser restores has not heard them, so what it shows of a person is loaded again. */
function listen(pageLoad: PageLoad, onMessage: (message: TabMessage) => void): void {
  const channel = openTabChannel(onMessage);
  const stopHiding = hideOnPageHide(
    ({ persisted }) => {
      if (pageLoad.firstView === null) return false;
      visitMark.set({ isPageKept: persisted });
      return true;
    },
    () => window.location.reload(),
  );
  pageLoad.stopListening = () => {
    channel.close();
    stopHiding();
  };
}
