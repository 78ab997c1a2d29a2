import { signOut } from '../../api/sign-out';
import { selectSession, sessionSlice, type Session } from '../../state/session.slice';
import { readStoredSession } from '../../state/stored-session';
import { openTabChannel } from '../../state/tab-channel';
import { resetLanguage } from '../language/change-language';
import type { AppServices } from '../services/app-services';
import { clearPersonalData } from '../session/clear-personal-data';
import type { AppStore } from '../store/store';

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
    services.get(createSessionService).actor.send({ type: 'SIGN_OUT' });
  }
  await resetLanguage();
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
