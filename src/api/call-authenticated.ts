import type { Session } from '../state/session.slice';
import { callApi, type ApiCall, type ApiQuery } from './call-api';
import { renewSession } from './renew-session';
import { slotOf } from './session-slot';
import type { WireError } from './wire-error';

/** There is nobody signed in for an authenticated call to speak for. */
const SIGNED_OUT: WireError = { reason: 'refused', message: null, status: 401 };

function withBearer(call: ApiCall, session: Session, profileUserId: string | null): ApiCall {
  const isForProfile = call.service === 'client' && profileUserId !== null;
  return {
    ...call,
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
export const callAuthenticated: ApiQuery = async (call, api, extraOptions) => {
  const slot = slotOf(call);
  const sessionNow = () => slot.stateOf(api).current;
  const { epoch } = slot.stateOf(api);
  const session = sessionNow();
  if (session === null) return { error: SIGNED_OUT };

  const send = (current: Session) =>
    callApi(withBearer(call, current, slot.stateOf(api).profileUserId), api, extraOptions);

  const first = await send(session);
  const hasEnded = () => slot.stateOf(api).epoch !== epoch;
  // A late answer belongs to whoever was signed in when the question was asked.
  if (hasEnded()) return { error: SIGNED_OUT };
  if (first.error?.status !== 401) return first;

  const failure = await renewSession(session, api, slot);
  const renewed = sessionNow();
  if (hasEnded() || renewed === null) return { error: SIGNED_OUT };
  if (failure !== null) return { error: failure };
  const second = await send(renewed);
  if (hasEnded()) return { error: SIGNED_OUT };
  const isStillUsed = sessionNow()?.accessToken === renewed.accessToken;
  if (second.error?.status === 401 && isStillUsed) api.dispatch(slot.lost({ epoch }));
  return second;
};
