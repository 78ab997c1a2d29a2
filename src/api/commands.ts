import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { getFingerprint } from '../../machines/submission/get-fingerprint';
import { createUuid } from '../lib/text/create-uuid';
import type { ApiError } from './api-error';
import type { Command, ThunkExtra } from './thunk-extra';

type Request = Pick<FetchArgs, 'url' | 'method' | 'body'>;
type CommandAction<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

/** True for a request that changes something on the server. */
export function isWrite({ method = 'GET' }: Request): boolean {
  return method !== 'GET';
}

/**
 * Returns the command of a write (D10): an attempt that follows an uncertain failure and sends the same is of the same command,
 * and gets its key, so that a server can recognise it. A changed body is a new command: the server would ignore its changes.
 * Submitted answers have their command from their flow instead (machines/submission).
 */
export function getCommand(request: Request, { pending }: ThunkExtra): Command {
  const fingerprint = getFingerprint(request.body);
  const known = pending.commands.get(getName(request));
  const command = known?.fingerprint === fingerprint ? known : { fingerprint, key: createUuid() };
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
