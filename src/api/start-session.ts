import type { SessionRef } from '../state/session-context';
import {
  selectSession,
  sessionSlice,
  type Session,
  type WithSession,
} from '../state/session.slice';
import type { ApiDispatch } from './api-dispatch';
import { baseApi } from './base-api';

/** Stores a new session and notifies the session actor; the previous user's session and cache are dropped first (§4). */
export function startSession(
  session: Session,
  dispatch: ApiDispatch,
  sessionRef: SessionRef,
): void {
  dispatch((_dispatch, getState) => {
    // SAFETY: the store has both the session slice and the API (see createAppStore).
    const previous = selectSession(getState() as unknown as WithSession);
    if (previous === null) return;
    dispatch(sessionSlice.actions.ended());
    dispatch(baseApi.util.resetApiState());
  });
  dispatch(sessionSlice.actions.started(session));
  sessionRef.send({ type: 'SIGNED_IN' });
}
