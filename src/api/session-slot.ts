import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { systemClock } from '../lib/clock';
import { INTAKE_SESSION_KEY, intakeSessionSlice, type WithIntake } from '../state/intake.slice';
import { flushPersisted } from '../state/persisted-current';
import {
  sessionSlice,
  type Renewed,
  type SessionState,
  type WithSession,
} from '../state/session.slice';
import { readStoredSession } from '../state/stored-session';
import type { SessionStore } from './api-environment';
import { extraOf, type ApiCall } from './call-api';

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch' | 'extra'>;

/** Where the session of a call stands: in the store, and in storage for other tabs to see. */
export type SessionSlot = {
  /** The name of the lock under which it is renewed, one tab at a time. */
  readonly lock: string;
  readonly stateOf: (api: Pick<Api, 'getState'>) => SessionState;
  readonly renewed: (payload: Renewed) => Parameters<Api['dispatch']>[0];
  readonly lost: (payload: { epoch: number }) => Parameters<Api['dispatch']>[0];
  readonly storedBy: (api: Api) => SessionStore;
};

const accountSlot: SessionSlot = {
  lock: 'session-renewal',
  // SAFETY: the API's reducer stands beside the session slice (see createAppStore).
  stateOf: (api) => (api.getState() as WithSession).session,
  renewed: sessionSlice.actions.renewed,
  lost: sessionSlice.actions.lost,
  storedBy: (api) => extraOf(api).stored,
};

const intakeSlot: SessionSlot = {
  lock: 'intake-session-renewal',
  stateOf: (api) =>
    // SAFETY: the slice stands beside the API's reducer, or is not there yet.
    (api.getState() as WithIntake).intakeSession ?? intakeSessionSlice.getInitialState(),
  renewed: intakeSessionSlice.actions.renewed,
  lost: intakeSessionSlice.actions.lost,
  storedBy: (api) => ({
    read: () => readStoredSession(systemClock.now(), INTAKE_SESSION_KEY),
    flush: () => flushPersisted(api.dispatch),
  }),
};

/** The session that a call is authenticated by: an intake has one of its own. */
export function slotOf({ service }: Pick<ApiCall, 'service'>): SessionSlot {
  return service === 'intake' ? intakeSlot : accountSlot;
}
