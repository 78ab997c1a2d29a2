import { waitFor } from 'xstate';
import { signOut } from '../../api/sign-out';
import { selectSession, sessionSlice, type Session } from '../../state/session.slice';
import { readStoredSession } from '../../state/stored-session';
import { openTabChannel } from '../../state/tab-channel';
import { resetLanguage } from '../language/change-language';
import type { AppServices } from '../services/app-services';
import { clearPersonalData } from '../session/clear-personal-data';
import type { AppStore } from '../store/store';

/** How long the next visitor waits for the response to the sign-out, in ms. */
const SIGN_OUT_TIMEOUT_MS = 2000;

/**
 * Clears all data of the visitor and ends the session of this browser, also one that this document did not open (D7). Unmount
 * their screens first, or these would request data again.
 */
export async function clearVisitorData(services: AppServices): Promise<void> {
  const { store, clock } = services;
  const stored = readStoredSession(clock.now());
  clearPersonalData(store, 'device');
  services.actors.stopAll();
  if (selectSession(store.getState()) === null) {
    endSessionOfBrowser(store, stored);
  } else {
    const { createSessionService } = await import('../session/session-service');
    const { actor } = services.get(createSessionService);
    actor.send({ type: 'SIGN_OUT' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
  }
  await Promise.all([resetLanguage(), waitForConfirmation(store)]);
}

/** Without a network the device keeps that the session has to be ended, and the kiosk starts over all the same. */
function waitForConfirmation(store: AppStore): Promise<unknown> {
  return Promise.race([
    store.dispatch((_dispatch, _getState, { pending }) => pending.cookieRequest),
    new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS)),
  ]);
}

/** Without the code of the session, which may not be loaded: a kiosk has to start over without a network, too. */
function endSessionOfBrowser(store: AppStore, stored: Session | null): void {
  // A session that is being resumed does not start any more.
  store.dispatch(sessionSlice.actions.ended());
  void store.dispatch(signOut(stored));
  const channel = openTabChannel(() => undefined);
  channel.post({ type: 'signed-out', userId: null });
  channel.close();
}
