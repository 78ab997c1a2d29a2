import type { Failure } from '../port';
import { getReceivedIds } from './get-received-ids';
import type { Command, FormStatus, FormVersion, Submission } from './submission.types';

/** Before the first submit. */
export const NOT_SUBMITTED: Submission = {
  attempt: null,
  received: [],
  receivedAt: null,
  supersededAt: null,
};

/** Returns the forms without those that count as received with the same answers. */
export function omitReceived(
  { received }: Submission,
  forms: readonly FormVersion[],
): readonly FormVersion[] {
  return forms.filter((form) => !received.some((other) => isSameVersion(form, other)));
}

/** True if exactly these answers were sent and the outcome is not known: the next attempt is of the same command (D9). */
export function isRepeated({ attempt }: Submission, forms: readonly FormVersion[]): boolean {
  return (
    attempt !== null &&
    attempt.forms.length === forms.length &&
    attempt.forms.every((sent) => forms.some((form) => isSameVersion(sent, form)))
  );
}

/**
 * True if the list has to be read before the forms are sent: they are repeated, and the list can tell whether they were
 * received. It cannot if it never named them, nor after an earlier attempt with other answers, which may be what it shows.
 */
export function needsStatuses(submission: Submission, forms: readonly FormVersion[]): boolean {
  const { attempt, supersededAt } = submission;
  return (
    attempt !== null &&
    isRepeated(submission, forms) &&
    supersededAt === null &&
    attempt.before.some(({ id }) => forms.some((form) => form.id === id))
  );
}

/** Opens an attempt to send the forms. Other answers than those of an uncertain attempt are a new command, with a new key (D9). */
export function openAttempt(
  submission: Submission,
  forms: readonly FormVersion[],
  before: readonly FormStatus[],
  command: Command,
): Submission {
  const { attempt, supersededAt } = submission;
  if (isRepeated(submission, forms)) return submission;
  return {
    ...submission,
    attempt: { command, forms, before: before.filter(({ id }) => forms.some((f) => f.id === id)) },
    supersededAt: supersededAt ?? attempt?.command.startedAt ?? null,
  };
}

/** True if the server has received all forms of the uncertain attempt, as far as `now`, the list read again, can tell. */
export function isAllReceived({ attempt }: Submission, now: readonly FormStatus[]): boolean {
  return attempt !== null && getReceivedIds(attempt, now).length === attempt.forms.length;
}

/**
 * Takes from the list what the server has received of the uncertain attempt. If that is a part, the rest is a new command:
 * another body must not have the same key.
 */
export function withStatuses(
  submission: Submission,
  now: readonly FormStatus[],
  command: Command,
): Submission {
  const { attempt, received, receivedAt } = submission;
  if (attempt === null) return submission;
  const ids = getReceivedIds(attempt, now);
  if (ids.length === 0) return submission;
  const rest = attempt.forms.filter(({ id }) => !ids.includes(id));
  return {
    ...submission,
    attempt: rest.length === 0 ? null : { ...attempt, command, forms: rest },
    received: [...received, ...attempt.forms.filter(({ id }) => ids.includes(id))],
    receivedAt: receivedAt ?? attempt.command.startedAt,
  };
}

/** Ends the attempt: the server has confirmed or refused it, or the user has given up the answers. */
export function withoutAttempt(submission: Submission): Submission {
  return { ...submission, attempt: null };
}

/** True if the server refused the attempt, so that it has not received the answers: the next one is always sent (D9). */
export function isRefusal({ reason }: Pick<Failure, 'reason'>): boolean {
  return reason === 'rejected' || reason === 'busy';
}

const isSameVersion = (one: FormVersion, other: FormVersion) =>
  one.id === other.id && one.fingerprint === other.fingerprint;
