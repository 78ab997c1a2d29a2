import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { withLock } from '../lib/with-lock';
import type { Renewed, Session, Tokens } from '../state/session.slice';
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
  const keep = async (granted: Renewed['granted']) => {
    api.dispatch(slot.renewed({ epoch, granted }));
    await slot.storedBy(api).flush();
    return null;
  };

  const { current } = slot.stateOf(api);
  if (current?.accessToken !== used.accessToken) return null;
  // Another tab may have been here while we waited for the lock.
  const stored = slot.storedBy(api).read();
  const twin = stored !== null && areTwins(used, stored) ? stored : null;
  if (twin !== null && twin.accessToken !== used.accessToken) return keep(tokensOf(twin));

  const answer = await askForTokens(twin ?? used, api);
  const isSuperseded = stored !== null && twin === null;
  if ('tokens' in answer) return keep({ ...answer.tokens, ...(isSuperseded && { isSuperseded }) });
  const { reason, status } = answer.error;
  if (reason === 'refused' && !PASSING_REFUSALS.includes(status))
    api.dispatch(slot.lost({ epoch }));
  return answer.error;
}

/** True for the same magic-link session; one of another link is another person's for all we know. */
function areTwins(one: Session, other: Session): boolean {
  return (
    one.kind === 'magic-link' && other.kind === 'magic-link' && one.magicCode === other.magicCode
  );
}

function tokensOf({ accessToken, refreshToken }: Session): Tokens {
  return { accessToken, refreshToken };
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
