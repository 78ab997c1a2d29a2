import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { withLock } from '../lib/with-lock';
import type { Session, Tokens } from '../state/session.slice';
import { callApi, extraOf, type ApiCall } from './call-api';
import { paths } from './paths';
import type { SessionSlot } from './session-slot';
import { tokensSchema } from './tokens.schema';
import { MALFORMED, type WireError } from './wire-error';

type Api = BaseQueryApi;
type Renewal = {
  readonly epoch: number;
  readonly outcome: Promise<WireError | null>;
  readonly abort: () => void;
};

/** Refusals of the moment, which say nothing about the session: try later, too early, too often. */
const PASSING_REFUSALS: readonly (number | null)[] = [408, 425, 429];
/** By slot and by the store that it is part of. */
const renewals = new WeakMap<SessionSlot, WeakMap<object, Renewal>>();

function renewalsOf(slot: SessionSlot): WeakMap<object, Renewal> {
  const known = renewals.get(slot) ?? new WeakMap<object, Renewal>();
  renewals.set(slot, known);
  return known;
}

/**
 * Renews the session that was answered with 401: once for all calls in flight and for all tabs. Null when the store
 * holds a newer session, else why there is none; a refusal ends the session, a lost connection does not (D3).
 */
export function renewSession(
  used: Session,
  api: Api,
  slot: SessionSlot,
): Promise<WireError | null> {
  const owner = extraOf(api);
  const underWay = renewalsOf(slot);
  const { epoch } = slot.stateOf(api);
  const running = underWay.get(owner);
  if (running?.epoch === epoch) return running.outcome;
  // What still runs for an earlier session is of use to nobody, and holds the lock.
  running?.abort();

  // The calls wait for one renewal together, so it must not end with the call that happened to start it.
  const controller = new AbortController();
  const ownApi = { ...api, signal: controller.signal };
  const outcome = withLock(slot.lock, () => renew(used, epoch, ownApi, slot)).finally(() => {
    if (underWay.get(owner)?.outcome === outcome) underWay.delete(owner);
  });
  underWay.set(owner, { epoch, outcome, abort: () => controller.abort() });
  return outcome;
}

async function renew(
  used: Session,
  epoch: number,
  api: Api,
  slot: SessionSlot,
): Promise<WireError | null> {
  const keep = async (tokens: Tokens) => {
    api.dispatch(slot.renewed({ tokens, epoch }));
    await slot.storedBy(api).flush();
    return null;
  };

  const { current } = slot.stateOf(api);
  if (current?.accessToken !== used.accessToken) return null;
  // Another tab may have been here while we waited for the lock.
  const stored = readStoredTwin(used, slot.storedBy(api).read());
  if (stored !== null && stored.accessToken !== used.accessToken) return keep(stored);

  const answer = await askForTokens(stored ?? used, api);
  if ('tokens' in answer) return keep(answer.tokens);
  const { reason, status } = answer.error;
  if (reason === 'refused' && !PASSING_REFUSALS.includes(status))
    api.dispatch(slot.lost({ epoch }));
  return answer.error;
}

/** The same magic-link session as it stands in storage; one of another link is another person's for all we know. */
function readStoredTwin(used: Session, stored: Session | null): Session | null {
  if (used.kind !== 'magic-link') return null;
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
