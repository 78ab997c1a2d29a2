import type { Session } from '../state/session.slice';
import { sendApiRequest, type ApiRequest, type ApiBaseQuery } from './api-request';
import { refreshSession } from './refresh-session';
import { getSessionSource } from './session-source';
import type { ApiError } from './api-error';

/** The error of an authenticated request that has no session. */
const SIGNED_OUT: ApiError = { reason: 'rejected', message: null, status: 401 };

function withBearer(
  request: ApiRequest,
  session: Session,
  profileUserId: string | null,
): ApiRequest {
  const isForProfile = request.service === 'client' && profileUserId !== null;
  return {
    ...request,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      ...(isForProfile && { 'x-profile-user-id': profileUserId }),
    },
  };
}

/**
 * Sends an authenticated request. On a 401 the session is refreshed once for all pending requests, and each is retried
 * once; a 401 after the refresh expires the session, unless the request is optional (§4, §8).
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
  const hasEnded = () => source.getSessionState(api).epoch !== epoch;
  // The session ended during the request: the response must not reach the next user.
  if (hasEnded()) return { error: SIGNED_OUT };
  if (first.error?.status !== 401) return first;

  const failure = await refreshSession(session, api, source);
  const refreshed = getSession();
  if (hasEnded() || refreshed === null) return { error: SIGNED_OUT };
  if (failure !== null) return { error: failure };
  const second = await send(refreshed);
  if (hasEnded()) return { error: SIGNED_OUT };
  const isStillUsed = getSession()?.accessToken === refreshed.accessToken;
  if (second.error?.status === 401 && isStillUsed && request.isOptional !== true)
    api.dispatch(source.expired({ epoch }));
  return second;
};
