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
import { callApi, extraOf } from './call-api';
import { paths } from './paths';
import { tokensSchema } from './tokens.schema';
import { MALFORMED, type WireError } from './wire-error';

type Api = BaseQueryApi;

const LOCK = 'session-renewal';
const renewals = new WeakMap<object, Promise<WireError | null>>();

/**
 * Renews the session that was answered with 401: once for all calls in flight and for all tabs. Null when the store
 * holds a newer session, else why there is none; a refusal ends the session, a lost connection does not (D3).
 */
export function renewSession(used: Session, api: Api): Promise<WireError | null> {
  const owner = extraOf(api);
  const running = renewals.get(owner);
  if (running !== undefined) return running;
  const renewal = withLock(LOCK, () => renew(used, api)).finally(() => renewals.delete(owner));
  renewals.set(owner, renewal);
  return renewal;
}

async function renew(used: Session, api: Api): Promise<WireError | null> {
  // SAFETY: the API's reducer stands beside the session slice (see createAppStore).
  const { epoch } = (api.getState() as WithSession).session;
  const keep = async (tokens: Tokens) => {
    api.dispatch(sessionSlice.actions.renewed({ tokens, epoch }));
    await extraOf(api).stored.flush();
    return null;
  };

  const current = selectSession(api.getState() as WithSession);
  if (current?.accessToken !== used.accessToken) return null;
  const stored = used.kind === 'magic-link' ? extraOf(api).stored.read() : null;
  if (stored !== null && isNewer(stored, used)) return keep(stored);

  const answer = await askForTokens(stored ?? used, api);
  if ('error' in answer) {
    if (answer.error.reason === 'refused') api.dispatch(sessionSlice.actions.lost({ epoch }));
    return answer.error;
  }
  return keep(answer.tokens);
}

function isNewer(stored: Session, used: Session): boolean {
  return (
    stored.kind === 'magic-link' &&
    used.kind === 'magic-link' &&
    stored.magicCode === used.magicCode &&
    stored.accessToken !== used.accessToken
  );
}

async function askForTokens(
  session: Session,
  api: Api,
): Promise<{ tokens: Tokens } | { error: WireError }> {
  const call =
    session.kind === 'magic-link'
      ? { url: paths.refreshToken, method: 'POST', body: { refreshToken: session.refreshToken } }
      : { url: paths.session };
  const { data, error } = await callApi({ ...call, service: 'identity' }, api, {});
  if (error) return { error };
  const tokens = v.safeParse(tokensSchema, data);
  return tokens.success ? { tokens: tokens.output } : { error: MALFORMED };
}
