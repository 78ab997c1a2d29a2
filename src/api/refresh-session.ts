import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { withWebLock } from '../lib/browser/with-web-lock';
import { REQUEST_TIMEOUT_MS } from '../lib/time/request-timeout';
import type { RefreshedTokens, Session, Tokens } from '../state/session.slice';
import { sendApiRequest, getThunkExtra } from './api-request';
import { toPath } from './operation';
import * as operations from './operations';
import { profilesResponse } from './profile.schema';
import type { SessionSource } from './session-source';
import { tokensSchema } from './tokens.schema';
import { MALFORMED_RESPONSE, type ApiError } from './api-error';
import type { RefreshOutcome } from './thunk-extra';
import { toRequest } from './to-request';

type Api = BaseQueryApi;

/** How long a refresh takes at most, in ms: the request for the tokens, and the one for their user. */
const REFRESH_TIMEOUT_MS = 2 * REQUEST_TIMEOUT_MS;

/** Refreshes a session after a 401, once for all requests in flight and for all tabs (D3). */
export function refreshSession(
  usedSession: Session,
  api: Api,
  source: SessionSource,
): Promise<RefreshOutcome> {
  const { refreshes } = getThunkExtra(api).pending;
  const { epoch } = source.getSessionState(api);
  const running = refreshes.get(source.lock);
  if (running?.epoch === epoch) return running.outcome;
  // A refresh of an earlier session is obsolete, and holds the lock.
  running?.abort();

  // All requests share this refresh: aborting the request that started it must not abort the refresh.
  const controller = new AbortController();
  const ownApi = { ...api, signal: controller.signal };
  const outcome = withWebLock(source.lock, REFRESH_TIMEOUT_MS, () =>
    refresh(usedSession, epoch, ownApi, source),
  ).finally(() => {
    if (refreshes.get(source.lock)?.outcome === outcome) refreshes.delete(source.lock);
  });
  refreshes.set(source.lock, { epoch, outcome, abort: () => controller.abort() });
  return outcome;
}

async function refresh(
  usedSession: Session,
  epoch: number,
  api: Api,
  source: SessionSource,
): Promise<RefreshOutcome> {
  const adoptTokens = async (granted: RefreshedTokens['granted']) => {
    api.dispatch(source.refreshed({ epoch, granted }));
    await source.getSessionStore(api).flush();
    return null;
  };

  const { current, profileUserId } = source.getSessionState(api);
  if (current?.accessToken !== usedSession.accessToken) return null;
  // Another tab may have refreshed the session while this one waited for the lock.
  const stored = source.getSessionStore(api).read();
  const sameLinkSession = stored !== null && isSameLinkSession(usedSession, stored) ? stored : null;
  if (sameLinkSession !== null && sameLinkSession.accessToken !== usedSession.accessToken)
    return adoptTokens(toTokens(sameLinkSession));

  const result = await requestTokens(sameLinkSession ?? usedSession, api);
  const isSuperseded = stored !== null && sameLinkSession === null;
  if ('tokens' in result) {
    const { tokens } = result;
    const outcome = profileUserId === null ? null : await checkUser(profileUserId, tokens, api);
    return outcome ?? adoptTokens({ ...tokens, ...(isSuperseded && { isSuperseded }) });
  }
  if (result.error.reason !== 'rejected') return result;
  // Another tab may have used the refresh token without the lock, and stored the tokens that replace it.
  const replaced = source.getSessionStore(api).read();
  if (
    replaced !== null &&
    isSameLinkSession(usedSession, replaced) &&
    replaced.accessToken !== usedSession.accessToken
  )
    return adoptTokens(toTokens(replaced));
  return result;
}

/**
 * Returns null if the tokens are those of `userId`. The cookie may be that of a person who has signed in since: no request goes
 * out for the first person with their token (D3).
 */
async function checkUser(
  userId: string,
  { accessToken }: Tokens,
  api: Api,
): Promise<RefreshOutcome> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { data, error } = await sendApiRequest(
    { url: toPath(operations.getProfile, {}), headers },
    api,
    {},
  );
  // Only a 401 says that the session is over.
  const isPassing = error?.reason === 'rejected' && error.status !== 401;
  if (error) return { error: isPassing ? MALFORMED_RESPONSE : error };
  const profiles = v.safeParse(profilesResponse, data);
  if (!profiles.success) return { error: MALFORMED_RESPONSE };
  const [profile] = profiles.output.profiles;
  return profile.userId === userId ? null : { otherUserId: profile.userId };
}

/** True for sessions of the same magic link; another link may belong to another person. */
function isSameLinkSession(one: Session, other: Session): boolean {
  return (
    one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode
  );
}

function toTokens({ accessToken, refreshToken }: Session): Tokens {
  return { accessToken, refreshToken };
}

async function requestTokens(
  session: Session,
  api: Api,
): Promise<{ tokens: Tokens } | { error: ApiError }> {
  const { refreshToken } = session;
  const request =
    session.kind === 'magic-link'
      ? toRequest(operations.refreshToken, {}, { body: { refreshToken } })
      : toRequest(operations.getCurrentSession, {});
  const { data, error } = await sendApiRequest(request, api, {});
  if (error) return { error };
  const tokens = v.safeParse(tokensSchema, data);
  return tokens.success ? { tokens: tokens.output } : { error: MALFORMED_RESPONSE };
}
