import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getFingerprint } from '../../machines/submission/get-fingerprint';
import { createUuid } from '../lib/text/create-uuid';
import type { ApiError } from './api-error';
import type { ApiRequest } from './api-request';
import { storedCommands } from './stored-commands';
import type { Command, Commands, PendingRequests, ThunkExtra } from './thunk-extra';

type Request = Pick<ApiRequest, 'url' | 'method' | 'body' | 'auth' | 'server'>;
type CommandAction<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

/** True for a request that changes something on the server. */
export function isWrite({ method = 'GET' }: Request): boolean {
  return method !== 'GET';
}

/**
 * Returns the command of a write (D10): an attempt that follows an uncertain failure and sends the same is of the same
 * command, and gets its key, so that a server can recognise it; without a body also after a reload. With one it would take a
 * stored hash, and those of codes, passwords and dates of birth must not be stored. A changed body is a new command: the
 * server would ignore its changes.
 * Submitted answers have their command from their flow instead (machines/submission).
 */
export function getCommand(request: Request, { pending }: ThunkExtra): Command {
  const name = getName(request);
  const fingerprint = getFingerprint(request.body);
  const known = pending.commands.get(name);
  const isIntake = request.auth === 'intake';
  const isStored = request.body === undefined && !isIntake && request.server !== 'identity';
  const storedKey = isStored ? storedCommands.read(name) : null;
  const command =
    known?.fingerprint === fingerprint
      ? known
      : { fingerprint, key: storedKey ?? createUuid(), isIntake };
  pending.commands.set(name, command);
  if (isStored && storedKey !== command.key) storedCommands.write(name, command.key);
  store(pending);
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
  if (isSettled && isLast) remove(request, pending);
}

/** Ends a command although its outcome is uncertain: the next request is a new one, even if it sends the same. */
export function endCommand(request: Request): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => remove(request, pending);
}

/** Ends all commands, because the next ones may be another person's. */
export function endAllCommands(): CommandAction<void> {
  return continueCommands(new Map());
}

/** Ends all commands and continues those of an earlier document. */
export function continueCommands(commands: Commands): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => {
    pending.commands.clear();
    storedCommands.removeAll();
    for (const [name, command] of commands) pending.commands.set(name, command);
    store(pending);
  };
}

/** Calls `storeCommands` whenever a command begins or ends from now on. */
export function keepCommands(storeCommands: PendingRequests['storeCommands']): CommandAction<void> {
  return (_dispatch, _getState, { pending }) => {
    pending.storeCommands = storeCommands;
  };
}

function remove(request: Request, pending: PendingRequests): void {
  storedCommands.remove(getName(request));
  if (pending.commands.delete(getName(request))) store(pending);
}

const store = ({ storeCommands, commands }: PendingRequests) => storeCommands?.(commands);

const getName = ({ method, url }: Request) =>
  `${method ?? 'GET'} ${new URL(url, window.location.origin).pathname}`;
