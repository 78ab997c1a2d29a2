import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiDispatch, ApiState } from '../../../src/api/api-dispatch';
import type { ThunkExtra } from '../../../src/api/thunk-extra';
import type { WithIntake } from '../../../src/state/intake.slice';
import { selectSession, type Session, type WithSession } from '../../../src/state/session.slice';

type Thunk = readonly [dispatch: ApiDispatch, getState: () => ApiState, extra: ThunkExtra];

/** What requests outside RTK Query get in its place. */
export function createRequestApi([dispatch, getState, extra]: Thunk): BaseQueryApi {
  const { signal } = new AbortController();
  const abort = () => undefined;
  return { dispatch, getState, extra, signal, abort, endpoint: 'contract', type: 'mutation' };
}

/** The session of the signed-in user. */
export function getUserSession([, getState]: Thunk): Session | null {
  // SAFETY: createAppStore combines the API's reducer and the session slice.
  return selectSession(getState() as unknown as WithSession);
}

/** The session of the intake. */
export function getIntakeSession([, getState]: Thunk): Session | null {
  // SAFETY: the contract checker injects the slice of the intake's session.
  return (getState() as unknown as WithIntake).intakeSession?.current ?? null;
}
