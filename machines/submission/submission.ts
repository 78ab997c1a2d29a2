import type { AnswersByForm } from '../answer.types';
import type { Failure } from '../port';
import { getReceivedIds } from './get-received-ids';
import type {
  Command,
  FormStatus,
  FormVersion,
  Submission,
  SubmittingContext,
} from './submission.types';

/** Before the first submit. */
export const NOT_SUBMITTED: Submission = {
  attempt: null,
  received: [],
  receivedAt: null,
  superseded: null,
};

/** Before the forms are loaded; `draft` is what this tab kept before a reload (D10). */
export const toSubmittingContext = (
  draft: Pick<SubmittingContext, 'submission'> | null,
): SubmittingContext<never> => ({
  forms: [],
  pageIndex: 0,
  before: [],
  answers: {},
  isRestored: false,
  failure: null,
  submission: draft?.submission ?? NOT_SUBMITTED,
  command: null,
  isBlank: false,
  submittedAt: null,
  sentAnswers: {},
  sentElsewhereAt: null,
  isUnsentElsewhere: false,
});

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
 * received. It cannot if it never named one of them, nor after other answers were sent, which may be what it shows.
 */
export function needsStatuses(submission: Submission, forms: readonly FormVersion[]): boolean {
  const { attempt, superseded } = submission;
  return (
    attempt !== null &&
    isRepeated(submission, forms) &&
    superseded === null &&
    forms.every((form) => attempt.before.some(({ id }) => form.id === id))
  );
}

/** Opens an attempt to send the forms. Other answers than those of an uncertain attempt are a new command, with a new key (D9). */
export function openAttempt(
  submission: Submission,
  forms: readonly FormVersion[],
  before: readonly FormStatus[],
  command: Command,
): Submission {
  if (isRepeated(submission, forms)) return submission;
  return {
    ...withAttemptGivenUp(submission),
    attempt: { command, forms, before: before.filter(({ id }) => forms.some((f) => f.id === id)) },
  };
}

/** True if the server has received all forms of the uncertain attempt, as far as `now`, the list read again, can tell. */
export function isAllReceived(submission: Submission, now: readonly FormStatus[]): boolean {
  const { attempt } = submission;
  return attempt !== null && selectReceivedIds(submission, now).length === attempt.forms.length;
}

/** What the list shows may be other answers (`superseded`): then it cannot tell. */
function selectReceivedIds(
  { attempt, superseded }: Submission,
  now: readonly FormStatus[],
): readonly string[] {
  return attempt === null || superseded !== null ? [] : getReceivedIds(attempt, now);
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
  const ids = selectReceivedIds(submission, now);
  if (ids.length === 0) return submission;
  const rest = attempt.forms.filter(({ id }) => !ids.includes(id));
  return {
    ...submission,
    attempt: rest.length === 0 ? null : { ...attempt, command, forms: rest },
    received: [...received, ...attempt.forms.filter(({ id }) => ids.includes(id))],
    receivedAt: receivedAt ?? attempt.command.startedAt,
  };
}

/** Another tab has sent other answers, in ms since 1970: the list may show these from now on (D9 'Two tabs'). */
export function withOthersSent(submission: Submission, at: number): Submission {
  return { ...submission, superseded: submission.superseded ?? { at, hasArrived: true } };
}

/**
 * Ends the attempt that the server has refused. If an earlier press had sent the same, that may have arrived all the same: its key
 * stays, and the next attempt is sent without asking the list (D9, D10).
 */
export function withRefusal(submission: Submission, command: Command | null): Submission {
  const { attempt } = submission;
  const isFirst = attempt?.command.key === command?.key;
  if (attempt === null || isFirst) return withoutAttempt(submission);
  return { ...submission, attempt: { ...attempt, before: [] } };
}

/** Gives up the attempt, whose answers may arrive all the same: the list may show these from now on (D9). */
export function withAttemptGivenUp(submission: Submission): Submission {
  const { attempt, superseded } = submission;
  return {
    ...submission,
    attempt: null,
    superseded: superseded ?? (attempt && { at: attempt.command.startedAt, hasArrived: false }),
  };
}

/** Ends the attempt: the server has confirmed or refused it. */
export function withoutAttempt(submission: Submission): Submission {
  return { ...submission, attempt: null };
}

/** True if the server refused the attempt, so that it has not received the answers: the next one is always sent (D9). */
export function isRefusal({ reason, wasRefused }: Pick<Failure, 'reason' | 'wasRefused'>): boolean {
  return reason === 'rejected' || reason === 'busy' || wasRefused === true;
}

/** True if the server may have carried out what the user asked for, in this attempt or in an earlier one. */
export function mayHaveArrived(failure: Failure): boolean {
  return failure.wasUncertain === true || !isRefusal(failure);
}

const isSameVersion = (one: FormVersion, other: FormVersion) =>
  one.id === other.id && one.fingerprint === other.fingerprint;

/** True if there is no answer to any of the forms. */
export function isBlank(answers: AnswersByForm): boolean {
  return Object.values(answers).every((form) => Object.keys(form).length === 0);
}
