import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { systemClock } from '../lib/time/clock';
import { INTAKE_SESSION_KEY, intakeSessionSlice, type WithIntake } from '../state/intake.slice';
import { flushPersisted } from '../state/persist-current';
import {
  sessionSlice,
  type RefreshedTokens,
  type SessionState,
  type WithSession,
} from '../state/session.slice';
import { readStoredSession } from '../state/stored-session';
import type { SessionStore } from './api-environment';
import { getThunkExtra, type ApiRequest } from './api-request';

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/** Where the session of a call stands: in the store, and in storage for other tabs to see. */
export type SessionSource = {
  /** The name of the lock under which it is renewed, one tab at a time. */
  readonly lock: string;
  readonly getSessionState: (api: Pick<Api, 'getState'>) => SessionState;
  readonly refreshed: (payload: RefreshedTokens) => Parameters<Api['dispatch']>[0];
  readonly expired: (payload: { epoch: number }) => Parameters<Api['dispatch']>[0];
  readonly getSessionStore: (api: Api) => SessionStore;
};

const accountSource: SessionSource = {
  lock: 'session-renewal',
  // SAFETY: the API's reducer stands beside the session slice (see createAppStore).
  getSessionState: (api) => (api.getState() as WithSession).session,
  refreshed: sessionSlice.actions.refreshed,
  expired: sessionSlice.actions.expired,
  getSessionStore: (api) => getThunkExtra(api).sessionStore,
};

const intakeSource: SessionSource = {
  lock: 'intake-session-renewal',
  getSessionState: (api) =>
    // SAFETY: the slice stands beside the API's reducer, or is not there yet.
    (api.getState() as WithIntake).intakeSession ?? intakeSessionSlice.getInitialState(),
  refreshed: intakeSessionSlice.actions.refreshed,
  expired: intakeSessionSlice.actions.expired,
  getSessionStore: (api) => ({
    read: () => readStoredSession(systemClock.now(), INTAKE_SESSION_KEY),
    flush: () => flushPersisted(api.dispatch),
  }),
};

/** The session that a call is authenticated by: an intake has one of its own. */
export function getSessionSource({ service }: Pick<ApiRequest, 'service'>): SessionSource {
  return service === 'intake' ? intakeSource : accountSource;
}
