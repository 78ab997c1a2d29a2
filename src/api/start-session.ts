import type { SessionRef } from '../state/session-context';
import {
  selectSession,
  sessionSlice,
  type Session,
  type WithSession,
} from '../state/session.slice';
import type { ApiDispatch } from './api-dispatch';
import { baseApi } from './base-api';

/** Puts a session that was just granted into the store and lets the flow know; what another person left is dropped (§4). */
export function startSession(session: Session, dispatch: ApiDispatch, flow: SessionRef): void {
  dispatch((_dispatch, getState) => {
    // SAFETY: the session slice stands beside the API's (see createAppStore).
    const previous = selectSession(getState() as unknown as WithSession);
    if (previous === null) return;
    dispatch(sessionSlice.actions.ended());
    dispatch(baseApi.util.resetApiState());
  });
  dispatch(sessionSlice.actions.started(session));
  flow.send({ type: 'SIGNED_IN' });
}
