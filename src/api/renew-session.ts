import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { withLock } from '../lib/with-lock';
import {
  selectSession,
  sessionSlice,
  type Session,
  type Tokens,
  type WithSession,
} from '../state/session.slice';
import { callApi, extraOf, type ApiCall } from './call-api';
import { paths } from './paths';
import { tokensSchema } from './tokens.schema';
import { MALFORMED, type WireError } from './wire-error';

type Api = BaseQueryApi;
type Renewal = {
  readonly epoch: number;
  readonly outcome: Promise<WireError | null>;
  readonly abort: () => void;
};

const LOCK = 'session-renewal';
/** Refusals of the moment, which say nothing about the session: try later, too early, too often. */
const PASSING_REFUSALS: readonly (number | null)[] = [408, 425, 429];
const renewals = new WeakMap<object, Renewal>();

function stateOf(api: Api): WithSession {
  // SAFETY: the API's reducer stands beside the session slice (see createAppStore).
  return api.getState() as WithSession;
}

/**
 * Renews the session that was answered with 401: once for all calls in flight and for all tabs. Null when the store
 * holds a newer session, else why there is none; a refusal ends the session, a lost connection does not (D3).
 */
export function renewSession(used: Session, api: Api): Promise<WireError | null> {
  const owner = extraOf(api);
  const { epoch } = stateOf(api).session;
  const running = renewals.get(owner);
  if (running?.epoch === epoch) return running.outcome;
  // What still runs for an earlier session is of use to nobody, and holds the lock.
  running?.abort();

  // The calls wait for one renewal together, so it must not end with the call that happened to start it.
  const controller = new AbortController();
  const ownApi = { ...api, signal: controller.signal };
  const outcome = withLock(LOCK, () => renew(used, epoch, ownApi)).finally(() => {
    if (renewals.get(owner)?.outcome === outcome) renewals.delete(owner);
  });
  renewals.set(owner, { epoch, outcome, abort: () => controller.abort() });
  return outcome;
}

async function renew(used: Session, epoch: number, api: Api): Promise<WireError | null> {
  const keep = async (tokens: Tokens) => {
    api.dispatch(sessionSlice.actions.renewed({ tokens, epoch }));
    await extraOf(api).stored.flush();
    return null;
  };

  const current = selectSession(stateOf(api));
  if (current?.accessToken !== used.accessToken) return null;
  // Another tab may have been here while we waited for the lock.
  const stored = readStoredTwin(used, api);
  if (stored !== null && stored.accessToken !== used.accessToken) return keep(stored);

  const answer = await askForTokens(stored ?? used, api);
  if ('tokens' in answer) return keep(answer.tokens);
  const { reason, status } = answer.error;
  if (reason === 'refused' && !PASSING_REFUSALS.includes(status))
    api.dispatch(sessionSlice.actions.lost({ epoch }));
  return answer.error;
}

/** The same magic-link session as it stands in storage; one of another link is another person's for all we know. */
function readStoredTwin(used: Session, api: Api): Session | null {
  if (used.kind !== 'magic-link') return null;
  const stored = extraOf(api).stored.read();
  return stored?.kind === 'magic-link' && stored.magicCode === used.magicCode ? stored : null;
}

async function askForTokens(
  session: Session,
  api: Api,
): Promise<{ tokens: Tokens } | { error: WireError }> {
  const call: ApiCall =
    session.kind === 'magic-link'
      ? { url: paths.refreshToken, method: 'POST', body: { refreshToken: session.refreshToken } }
      : { url: paths.session };
  const { data, error } = await callApi({ ...call, service: 'identity' }, api, {});
  if (error) return { error };
  const tokens = v.safeParse(tokensSchema, data);
  return tokens.success ? { tokens: tokens.output } : { error: MALFORMED };
}
