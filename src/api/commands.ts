import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { createUuid } from '../lib/text/create-uuid';
import type { ApiError } from './api-error';
import type { Command, ThunkExtra } from './thunk-extra';

/** How long an attempt may be followed by another one of the same command, in ms. */
const LIFETIME_MS = 15 * 60_000;

type Request = Pick<FetchArgs, 'url' | 'method' | 'body'>;

/** True for a request that changes something on the server. */
export function isWrite({ method = 'GET' }: Request): boolean {
  return method !== 'GET';
}

/**
 * The idempotency key of a write (D10): an attempt that follows an uncertain failure and sends the same gets the same key, so
 * that a server can recognise it. A changed body is a new command: the server would ignore its changes.
 */
export function getIdempotencyKey(request: Request, { pending, clock }: ThunkExtra): string {
  const fingerprint = getFingerprint(JSON.stringify(request.body) ?? '');
  const previous = pending.commands.get(getName(request));
  const isSame =
    previous?.fingerprint === fingerprint && clock.now() - previous.sentAt < LIFETIME_MS;
  const command: Command = {
    fingerprint,
    key: isSame ? previous.key : createUuid(),
    sentAt: clock.now(),
  };
  pending.commands.set(getName(request), command);
  return command.key;
}

/** Ends a command whose outcome is certain: it succeeded or was refused. A 401 only asks to sign in and try again. */
export function settleCommand(
  request: Request,
  error: ApiError | undefined,
  { pending }: ThunkExtra,
): void {
  const isRefused = error?.reason === 'rejected' && error.status !== 401;
  if (error === undefined || isRefused) pending.commands.delete(getName(request));
}

/** Ends a command that the server has received although it failed, so that the same can be sent once more. */
export function endCommand(
  request: Request,
): ThunkAction<void, unknown, ThunkExtra, UnknownAction> {
  return (_dispatch, _getState, extra) => settleCommand(request, undefined, extra);
}

const getName = ({ method, url }: Request) =>
  `${method ?? 'GET'} ${new URL(url, window.location.origin).pathname}`;

/** A short hash, because the text may hold answers or a password. */
function getFingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) + index;
  }
  return `${text.length} ${one} ${other}`;
}
