import { baseApi } from '../../api/base-api';
import { systemClock } from '../../lib/time/clock';
import { clearStorage } from '../../lib/storage/safe-storage';
import { selectSession } from '../../state/session.slice';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { pendingSignOut } from '../session/pending-sign-out';
import type { AppStore } from '../store/store';
import { updateVisit } from './kiosk-visit';

/**
 * Forgets whoever was at this device: what was read for them, what was stored, and the session of one who signed in.
 * Their screens have to be gone before: a screen that still reads would read anew.
 */
export async function clearVisitorData(store: AppStore, wrapper: Wrapper): Promise<void> {
  updateVisit(store, { hasVisitor: false });
  store.dispatch(baseApi.util.resetApiState());
  clearStorage('session');
  // A sign-out that the server has not confirmed stays noted, or its cookie would sign that person in again.
  const isUnconfirmed = pendingSignOut.isSet();
  clearStorage('local');
  if (isUnconfirmed) pendingSignOut.set();
  if (selectSession(store.getState()) === null) return;
  const { getSessionActor } = await import('../session/session-actor');
  getSessionActor({ store, wrapper, clock: systemClock }).send({ type: 'SIGN_OUT' });
}
