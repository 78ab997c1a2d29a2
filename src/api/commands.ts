import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { createUuid } from '../lib/text/create-uuid';
import type { ApiError } from './api-error';
import type { Command, ThunkExtra } from './thunk-extra';

/** How long an attempt may be followed by another one of the same command, in ms. */
const LIFETIME_MS = 15 * 60_000;

type Request = Pick<FetchArgs, 'url' | 'method' | 'body'>;
type CommandAction<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

/** True for a request that changes something on the server. */
export function isWrite({ method = 'GET' }: Request): boolean {
  return method !== 'GET';
}

/**
 * Returns the command of a write (D10): an attempt that follows an uncertain failure and sends the same is of the same command,
 * and gets its key, so that a server can recognise it. A changed body is a new command: the server would ignore its changes.
 */
export function getCommand(
  request: Request,
  { pending, clock }: ThunkExtra,
  lifetimeMs = LIFETIME_MS,
): Command {
  const now = clock.now();
  const fingerprint = getFingerprint(request.body);
  const known = pending.commands.get(getName(request));
  const previous = known?.fingerprint === fingerprint && now < known.expiresAt ? known : null;
  const command: Command = {
    fingerprint,
    key: previous?.key ?? createUuid(),
    expiresAt: Math.max(previous?.expiresAt ?? 0, now + lifetimeMs),
  };
  pending.commands.set(getName(request), command);
  return command;
}

/** Ends a command whose outcome is certain: it succeeded or was refused. A 401 only asks to sign in and try again. */
export function settleCommand(
  request: Request,
  { key }: Command,
  error: ApiError | undefined,
  { pending }: ThunkExtra,
): void {
  const isSettled = error === undefined || (error.reason === 'rejected' && error.status !== 401);
  const isLast = pending.commands.get(getName(request))?.key === key;
  if (isSettled && isLast) pending.commands.delete(getName(request));
}

/** Opens the command of a write that is about to be sent; its key outlasts `lifetimeMs` and, if it is stored, a reload. */
export function openCommand(request: Request, lifetimeMs: number): CommandAction<Command> {
  return (_dispatch, _getState, extra) => getCommand(request, extra, lifetimeMs);
}

/** Continues a command whose outcome is not certain, unless a later one to the same URL has been opened. */
export function restoreCommand(request: Request, command: Command): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => {
    const name = getName(request);
    if (!pending.commands.has(name)) pending.commands.set(name, command);
  };
}

/** Ends a command although its outcome is uncertain: the next request is a new one, even if it sends the same. */
export function endCommand(request: Request): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => void pending.commands.delete(getName(request));
}

/** Ends all commands, because the next ones may be another person's. */
export function endAllCommands(): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => pending.commands.clear();
}

const getName = ({ method, url }: Request) =>
  `${method ?? 'GET'} ${new URL(url, window.location.origin).pathname}`;

/** A short hash, because the body may hold answers or a password. */
function getFingerprint(body: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) + index;
  }
  return `${text.length} ${one} ${other}`;
}
