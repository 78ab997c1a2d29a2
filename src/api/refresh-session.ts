import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { withWebLock } from '../lib/browser/with-web-lock';
import type { RefreshedTokens, Session, Tokens } from '../state/session.slice';
import { sendApiRequest, getThunkExtra, type ApiRequest } from './api-request';
import { paths } from './paths';
import type { SessionSource } from './session-source';
import { tokensSchema } from './tokens.schema';
import { MALFORMED_RESPONSE, type ApiError } from './api-error';

type Api = BaseQueryApi;
type PendingRefresh = {
  readonly epoch: number;
  readonly outcome: Promise<ApiError | null>;
  readonly abort: () => void;
};

/** Refusals of the moment, which say nothing about the session: try later, too early, too often. */
const TRANSIENT_REJECTION_STATUSES: readonly (number | null)[] = [408, 425, 429];
/** By slot and by the store that it is part of. */
const pendingRefreshes = new WeakMap<SessionSource, WeakMap<object, PendingRefresh>>();

function getPendingRefreshes(source: SessionSource): WeakMap<object, PendingRefresh> {
  const known = pendingRefreshes.get(source) ?? new WeakMap<object, PendingRefresh>();
  pendingRefreshes.set(source, known);
  return known;
}

/**
 * Renews the session that was answered with 401: once for all calls in flight and for all tabs. Null when the store
 * holds a newer session, else why there is none; a refusal ends the session, a lost connection does not (D3).
 */
export function refreshSession(
  usedSession: Session,
  api: Api,
  source: SessionSource,
): Promise<ApiError | null> {
  const storeKey = getThunkExtra(api);
  const pending = getPendingRefreshes(source);
  const { epoch } = source.getSessionState(api);
  const running = pending.get(storeKey);
  if (running?.epoch === epoch) return running.outcome;
  // What still runs for an earlier session is of use to nobody, and holds the lock.
  running?.abort();

  // The calls wait for one renewal together, so it must not end with the call that happened to start it.
  const controller = new AbortController();
  const ownApi = { ...api, signal: controller.signal };
  const outcome = withWebLock(source.lock, () =>
    refresh(usedSession, epoch, ownApi, source),
  ).finally(() => {
    if (pending.get(storeKey)?.outcome === outcome) pending.delete(storeKey);
  });
  pending.set(storeKey, { epoch, outcome, abort: () => controller.abort() });
  return outcome;
}

async function refresh(
  usedSession: Session,
  epoch: number,
  api: Api,
  source: SessionSource,
): Promise<ApiError | null> {
  const adoptTokens = async (granted: RefreshedTokens['granted']) => {
    api.dispatch(source.refreshed({ epoch, granted }));
    await source.getSessionStore(api).flush();
    return null;
  };

  const { current } = source.getSessionState(api);
  if (current?.accessToken !== usedSession.accessToken) return null;
  // Another tab may have been here while we waited for the lock.
  const stored = source.getSessionStore(api).read();
  const sameLinkSession = stored !== null && isSameLinkSession(usedSession, stored) ? stored : null;
  if (sameLinkSession !== null && sameLinkSession.accessToken !== usedSession.accessToken)
    return adoptTokens(toTokens(sameLinkSession));

  const result = await requestTokens(sameLinkSession ?? usedSession, api);
  const isSuperseded = stored !== null && sameLinkSession === null;
  if ('tokens' in result)
    return adoptTokens({ ...result.tokens, ...(isSuperseded && { isSuperseded }) });
  const { reason, status } = result.error;
  if (reason === 'rejected' && !TRANSIENT_REJECTION_STATUSES.includes(status))
    api.dispatch(source.expired({ epoch }));
  return result.error;
}

/** True for the same magic-link session; one of another link is another person's for all we know. */
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
  const request: ApiRequest =
    session.kind === 'magic-link'
      ? { url: paths.refreshToken, method: 'POST', body: { refreshToken: session.refreshToken } }
      : { url: paths.session };
  const { data, error } = await sendApiRequest({ ...request, service: 'identity' }, api, {});
  if (error) return { error };
  const tokens = v.safeParse(tokensSchema, data);
  return tokens.success ? { tokens: tokens.output } : { error: MALFORMED_RESPONSE };
}
