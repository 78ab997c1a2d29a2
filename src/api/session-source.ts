import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { intakeSessionSlice, type WithIntake } from '../state/intake.slice';
import { getLinkId, readStoredIntakeSession } from '../state/intake-storage';
import { flushPersisted } from '../state/persist-current';
import {
  sessionSlice,
  type RefreshedTokens,
  type SessionState,
  type WithSession,
} from '../state/session.slice';
import type { SessionStore } from './thunk-extra';
import { getThunkExtra } from './api-request';
import type { ApiRequest } from './api-request.types';

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/** The session that authenticates a request: its state in the store, and its copy in storage, shared by all tabs. */
export type SessionSource = {
  /** Name of the Web Lock that allows one tab at a time to refresh it. */
  readonly lock: string;
  readonly getSessionState: (api: Pick<Api, 'getState'>) => SessionState;
  readonly refreshed: (payload: RefreshedTokens) => Parameters<Api['dispatch']>[0];
  readonly expired: (payload: { epoch: number }) => Parameters<Api['dispatch']>[0];
  readonly otherUserFound: (payload: {
    epoch: number;
    userId: string;
  }) => Parameters<Api['dispatch']>[0];
  readonly getSessionStore: (api: Api) => SessionStore;
};

const accountSource: SessionSource = {
  lock: 'session-renewal',
  // SAFETY: createAppStore combines the API's reducer and the session slice.
  getSessionState: (api) => (api.getState() as WithSession).session,
  refreshed: sessionSlice.actions.refreshed,
  expired: sessionSlice.actions.expired,
  otherUserFound: sessionSlice.actions.otherUserFound,
  getSessionStore: (api) => getThunkExtra(api).sessionStore,
};

const intakeSource: SessionSource = {
  lock: 'intake-session-renewal',
  getSessionState: (api) =>
    // SAFETY: the intake slice has its own key; undefined until it is injected.
    (api.getState() as WithIntake).intakeSession ?? intakeSessionSlice.getInitialState(),
  refreshed: intakeSessionSlice.actions.refreshed,
  expired: intakeSessionSlice.actions.expired,
  otherUserFound: intakeSessionSlice.actions.otherUserFound,
  getSessionStore: (api) => ({
    read: () => {
      const session = intakeSource.getSessionState(api).current;
      return session?.kind === 'magic-link'
        ? readStoredIntakeSession(getThunkExtra(api).clock.now(), getLinkId(session.magicCode))
        : null;
    },
    flush: () => flushPersisted(api.dispatch),
  }),
};

/** Intake requests have a session of their own, separate from the account's. */
export function getSessionSource({ auth }: Pick<ApiRequest, 'auth'>): SessionSource {
  return auth === 'intake' ? intakeSource : accountSource;
}
