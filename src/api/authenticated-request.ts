import { createActor, fromPromise, waitFor } from 'xstate';
import { PortError } from '../../machines/port';
import { sessionRefreshMachine } from '../../machines/session-refresh/session-refresh.machine';
import type { Refreshed, Reply } from '../../machines/session-refresh/session-refresh.types';
import type { Session } from '../state/session.slice';
import { sendApiRequest } from './api-request';
import type { ApiBaseQuery, ApiRequest } from './api-request.types';
import { PROFILE_HEADER } from './prefetch-cache';
import { refreshSession } from './refresh-session';
import { getSessionSource } from './session-source';
import type { ApiError } from './api-error';

const OBSOLETE: Reply = { isObsolete: true, isUnauthorized: false, isTokenReplaced: false };

/** The error of an authenticated request that has no session. */
const SIGNED_OUT: ApiError = { reason: 'rejected', message: null, status: 401 };

function withBearer(
  request: ApiRequest,
  session: Session,
  profileUserId: string | null,
): ApiRequest {
  const isForProfile = request.auth === 'account' && profileUserId !== null;
  return {
    ...request,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      ...(isForProfile && { [PROFILE_HEADER]: profileUserId }),
    },
  };
}

/**
 * Sends an authenticated request. After a 401, the machine of the session refresh decides what follows: one refresh for all
 * pending requests, each repeated once, or the end of the session (§4, §8).
 */
export const sendAuthenticatedRequest: ApiBaseQuery = async (request, api, extraOptions) => {
  const source = getSessionSource(request);
  const getSession = () => source.getSessionState(api).current;
  const { epoch } = source.getSessionState(api);
  const session = getSession();
  if (session === null) return { error: SIGNED_OUT };

  const send = (current: Session) =>
    sendApiRequest(
      withBearer(request, current, source.getSessionState(api).profileUserId),
      api,
      extraOptions,
    );

  const first = await send(session);
  // The session ended during a request: the response must not reach the next user.
  const hasEnded = () => source.getSessionState(api).epoch !== epoch;
  if (hasEnded()) return { error: SIGNED_OUT };
  if (first.error?.status !== 401) return first;
  const earlier = first.error.wasUncertain === true ? { wasUncertain: true } : {};

  const results: { refreshError?: ApiError; otherUserId?: string; second?: typeof first } = {};
  const actor = createActor(
    sessionRefreshMachine.provide({
      actors: {
        refresh: fromPromise<Refreshed>(async () => {
          const outcome = await refreshSession(session, api, source);
          const refreshed: Refreshed = { isObsolete: hasEnded(), isOtherUser: false };
          if (refreshed.isObsolete || outcome === null) return refreshed;
          if ('otherUserId' in outcome) {
            results.otherUserId = outcome.otherUserId;
            return { ...refreshed, isOtherUser: true };
          }
          results.refreshError = outcome.error;
          throw new PortError(outcome.error);
        }),
        repeat: fromPromise<Reply>(async () => {
          const refreshed = getSession();
          if (hasEnded() || refreshed === null) return OBSOLETE;
          const second = await send(refreshed);
          if (hasEnded()) return OBSOLETE;
          results.second = second;
          const { error } = second;
          const isUnauthorized = error?.status === 401;
          if (error !== undefined && !isUnauthorized) throw new PortError(error);
          const isTokenReplaced = getSession()?.accessToken !== refreshed.accessToken;
          return { isObsolete: false, isUnauthorized, isTokenReplaced };
        }),
      },
      actions: {
        expireSession: () => {
          const expire = () => void api.dispatch(source.expired({ epoch }));
          // The end of the session aborts requests: a write has to say first that it was refused (D9).
          if (api.type === 'mutation') setTimeout(expire);
          else expire();
        },
        giveUpSession: () => {
          const { otherUserId } = results;
          if (otherUserId !== undefined)
            api.dispatch(source.otherUserFound({ epoch, userId: otherUserId }));
        },
      },
    }),
    { input: { isOptional: request.isOptional === true } },
  );
  const outcome = await waitFor(actor.start(), ({ status }) => status === 'done');
  // A form shows the error after the next sign-in, when a message such as 'You are not signed in.' is not true any more.
  if (outcome.matches('sessionEnded')) return { error: { ...SIGNED_OUT, ...earlier } };
  const { refreshError, second } = results;
  if (second !== undefined) return second;
  if (hasEnded() || refreshError === undefined) return { error: SIGNED_OUT };
  return { error: { ...refreshError, wasRefused: true, ...earlier } };
};
