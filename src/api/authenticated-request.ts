import type { Session } from '../state/session.slice';
import { sendApiRequest, type ApiRequest, type ApiBaseQuery } from './api-request';
import { refreshSession } from './refresh-session';
import { getSessionSource } from './session-source';
import type { ApiError } from './api-error';

/** There is nobody signed in for an authenticated call to speak for. */
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
 * An authenticated call; on a 401 the session is renewed once for all calls in flight, and each is tried once more. A
 * session that is refused though it was just renewed is over (§4, §8).
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
  // A late answer belongs to whoever was signed in when the question was asked.
  if (hasEnded()) return { error: SIGNED_OUT };
  if (first.error?.status !== 401) return first;

  const failure = await refreshSession(session, api, source);
  const renewed = getSession();
  if (hasEnded() || renewed === null) return { error: SIGNED_OUT };
  if (failure !== null) return { error: failure };
  const second = await send(renewed);
  if (hasEnded()) return { error: SIGNED_OUT };
  const isStillUsed = getSession()?.accessToken === renewed.accessToken;
  if (second.error?.status === 401 && isStillUsed) api.dispatch(source.expired({ epoch }));
  return second;
};
