import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getFingerprint } from '../../machines/submission/get-fingerprint';
import { isRefusal } from '../../machines/submission/submission';
import { createUuid } from '../lib/text/create-uuid';
import type { ApiError } from './api-error';
import type { ApiRequest } from './api-request.types';
import type {
  Command,
  CommandScope,
  CommandStore,
  PendingRequests,
  ThunkExtra,
} from './thunk-extra';

type Request = Pick<ApiRequest, 'url' | 'method' | 'body' | 'auth' | 'resource'>;
type CommandAction = ThunkAction<void, unknown, ThunkExtra, UnknownAction>;

/** True for a request that changes something on the server. */
export function isWrite({ method = 'GET' }: Request): boolean {
  return method !== 'GET';
}

/**
 * Returns the command of a write (D10): an attempt that follows an uncertain failure and sends the same is of the same
 * command, and gets its key, so that a server can recognise it. Anything else sent to the same resource is a new command: the
 * server would ignore it.
 * Submitted answers have their command from their flow instead (machines/submission).
 */
export function getCommand(request: Request, { pending }: ThunkExtra): Command {
  const name = getName(request);
  const fingerprint = getFingerprint([toMethodAndPath(request), request.body]);
  const known = pending.commands.get(name);
  const command =
    known?.fingerprint === fingerprint
      ? known
      : { key: createUuid(), fingerprint, scope: getScope(request), isUncertain: false };
  pending.commands.set(name, command);
  store(pending);
  return command;
}

/** With a body it would take a stored hash, and those of codes, passwords and dates of birth must not be stored. */
function getScope({ auth, body }: Request): CommandScope {
  if (auth === 'intake') return 'intake';
  return body === undefined ? 'tab' : 'document';
}

/**
 * Ends a command whose outcome is certain: it succeeded, or was refused and no earlier attempt may have arrived. A 401 only
 * asks to sign in and try again.
 */
export function settleCommand(
  request: Request,
  command: Command,
  error: ApiError | undefined,
  { pending }: ThunkExtra,
): void {
  const known = pending.commands.get(getName(request));
  if (known?.key !== command.key) return;
  const isRefused = error?.reason === 'rejected' && error.status !== 401;
  if (error === undefined || (isRefused && !known.isUncertain)) remove(request, pending);
  else if (!isRefusal(error))
    pending.commands.set(getName(request), { ...known, isUncertain: true });
}

/** Ends a command although its outcome is uncertain: the next request is a new one, even if it sends the same. */
export function endCommand(request: Request): CommandAction {
  return (_dispatch, _getState, { pending }) => remove(request, pending);
}

/** Ends all commands, because the next ones may be another person's. */
export function endAllCommands(): CommandAction {
  return (_dispatch, _getState, { pending }) => {
    pending.commands.clear();
    store(pending);
  };
}

/** Stores the commands of a scope from now on, and continues those that are stored. */
export function keepCommands(commandStore: CommandStore): CommandAction {
  return (dispatch, _getState, { pending }) => {
    pending.commandStores.set(commandStore.scope, commandStore);
    dispatch(continueCommands(commandStore.scope));
  };
}

/** Continues the stored commands of a scope in place of those of this document. */
export function continueCommands(scope: CommandScope): CommandAction {
  return (_dispatch, _getState, { pending: { commands, commandStores } }) => {
    for (const [name, command] of commands) if (command.scope === scope) commands.delete(name);
    for (const [name, command] of commandStores.get(scope)?.read() ?? [])
      commands.set(name, command);
  };
}

function remove(request: Request, pending: PendingRequests): void {
  if (pending.commands.delete(getName(request))) store(pending);
}

function store({ commands, commandStores }: PendingRequests): void {
  for (const commandStore of commandStores.values()) commandStore.write(commands);
}

const toMethodAndPath = ({ method, url }: Request) =>
  `${method ?? 'GET'} ${new URL(url, window.location.origin).pathname}`;

/** A hash: the path may have the id of a user. */
const getName = (request: Request) => getFingerprint(request.resource ?? toMethodAndPath(request));
