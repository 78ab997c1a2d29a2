import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../../../src/api/base-api';
import { sendAuthenticatedRequest } from '../../../src/api/authenticated-request';
import type { ApiRequest } from '../../../src/api/api-request.types';
import {
  createPendingRequests,
  type ApiOrigins,
  type FailedRequest,
  type SessionStore,
} from '../../../src/api/thunk-extra';
import { createEarlyLoad } from '../../../src/api/early-load';
import { createAppStore } from '../../../src/app/store/store';
import { systemClock } from '../../../src/lib/time/clock';
import { intakeSessionSlice } from '../../../src/state/intake.slice';
import { sessionSlice, type Session } from '../../../src/state/session.slice';

export const API = 'https://api.clinic.example';
export const IDENTITY = 'https://identity.clinic.example';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

export const ada = { kind: 'password', ...tokens } satisfies Session;
export const adaByLink = {
  kind: 'magic-link',
  magicCode: 'code-of-ada',
  storedAt: 1,
  ...tokens,
} satisfies Session;

/** Opens a tab that can send authenticated requests; an expired session is ended at once. */
export function openTab(
  session: Session | null,
  stored: Partial<SessionStore> = {},
  origins: ApiOrigins = { apiBaseUrl: API, identityBaseUrl: IDENTITY },
) {
  const failures: FailedRequest[] = [];
  const { store, injectReducers } = createAppStore({
    origins,
    sessionStore: { read: () => null, flush: () => Promise.resolve(), ...stored },
    clock: systemClock,
    pending: createPendingRequests(),
    earlyLoad: createEarlyLoad(),
    failureObservers: new Set([(failure) => failures.push(failure)]),
    writeObservers: new Set(),
    resumeSession: () => Promise.resolve(false),
  });
  injectReducers({ [intakeSessionSlice.reducerPath]: intakeSessionSlice.reducer });
  const { started, ended } = sessionSlice.actions;
  let expiryCount = 0;
  store.subscribe(() => {
    if (!store.getState().session.isExpired) return;
    expiryCount += 1;
    store.dispatch(ended());
  });
  if (session !== null) store.dispatch(started(session));

  /** Sends an authenticated request as the API does. */
  const sendRequest = (path: string, more: Partial<ApiRequest> = {}, signal?: AbortSignal) =>
    store.dispatch(async (dispatch, getState, extra) =>
      sendAuthenticatedRequest(
        { url: path, auth: 'account', ...more },
        {
          dispatch,
          getState,
          extra,
          signal: signal ?? new AbortController().signal,
          endpoint: 'test',
          type: 'query',
          abort: () => undefined,
        } satisfies BaseQueryApi,
        {},
      ),
    );
  return {
    store,
    injectReducers,
    sendRequest,
    getSession: () => store.getState().session.current,
    getExpiryCount: () => expiryCount,
    /** What the observers were told of failed requests. */
    failures: failures as readonly FailedRequest[],
    signOut: () => {
      store.dispatch(ended());
      store.dispatch(baseApi.util.resetApiState());
    },
  };
}
