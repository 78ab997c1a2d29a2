import * as v from 'valibot';
import type { AnswersByForm } from '../../../machines/answer.types';
import type { AppContext } from '../../../machines/app-context';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { Submission } from '../../../machines/submission/submission.types';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import { DRAFT_LIFETIME_MS } from '../../lib/submission/draft-lifetime';
import { submissionSchema } from '../../lib/submission/submission.schema';
import {
  getStorageKeys,
  readStorage,
  removeStorage,
  writeStorage,
} from '../../lib/storage/safe-storage';
import type { Clock } from '../../lib/time/clock';
import {
  areDraftsEnabled,
  getDraftKey,
  isDraftKey,
  isSignedInDraftKey,
  type DraftSubject,
} from './draft-key';
import { finishSaves, saveLater } from './waiting-saves';

const NEVER_SENT = { attempt: null, received: [], receivedAt: null, superseded: null };

const draftSchema = v.object({
  userId: v.string(),
  /** When the draft was last changed, in ms since 1970. */
  savedAt: v.number(),
  /** By assessment or check-in. */
  answers: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  /** The index of the page on which the form was left, from 0. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  submission: v.optional(v.fallback(submissionSchema, NEVER_SENT), NEVER_SENT),
  isTakeAnywayChosen: v.optional(v.boolean(), false),
});

const storedSchema = v.pipe(v.string(), v.parseJson(), draftSchema);

/** A draft as it is stored. */
export type StoredDraft = v.InferInput<typeof draftSchema>;
type ParsedDraft = v.InferOutput<typeof draftSchema>;

/** What a draft keeps of a form. */
export type DraftContent = {
  readonly answers: AnswersByForm;
  /** So that a reload does not lead to a second submit (D10). */
  readonly submission: Submission;
  /** 'Take assessment anyway' was pressed (D9). */
  readonly isTakeAnywayChosen: boolean;
};

/** The unsent answers of one form in the tab's sessionStorage (D10). */
export type Draft = {
  /** Returns what is stored; null if there are no answers, or if they are malformed or too old. */
  readonly read: () => DraftContent | null;
  /** The index of the page on which the form was left, from 0. */
  readonly getPage: () => number;
  /**
   * Stores the content and the page after the next frame, and at once before and after a submit; removes the draft if there
   * are no answers.
   */
  readonly save: (content: DraftContent, page: number) => void;
  readonly remove: () => void;
  /** True if a reload would give back what was saved last. */
  readonly isStored: () => boolean;
};

export type DraftOptions = DraftSubject & {
  readonly configuration: Pick<Configuration, 'drafts'>;
  readonly appContext: AppContext;
  readonly clock: Clock;
};

/** Returns the draft of a form, or null where nothing may be kept: by configuration, and on shared devices (D10). */
export function openDraft(options: DraftOptions): Draft | null {
  const { configuration, appContext, clock, userId } = options;
  if (!areDraftsEnabled(configuration.drafts, appContext)) return null;

  const key = getDraftKey(options);
  // Read on first use: a draft is opened with every render of its form.
  let stored: ParsedDraft | null | undefined;
  const getStored = () => {
    finishSaves();
    return stored === undefined ? (stored = readDraft(key, clock.now())) : stored;
  };
  const write = (draft: ParsedDraft) => {
    // What a sign-out in another tab has removed is not stored again: the form is still open here.
    if (isRemoved()) return;
    const isWritten = hasContent(draft) && writeStorage('session', key, JSON.stringify(draft));
    stored = isWritten ? draft : null;
    if (stored === null) removeStorage('session', key);
  };
  let wasRemoved = false;
  const isRemoved = () => {
    finishSaves();
    // One that became too old while the form was open is stored again with the next change.
    wasRemoved ||=
      stored != null && !isTooOld(stored, clock.now()) && readStorage('session', key) === null;
    if (wasRemoved) stored = null;
    return wasRemoved;
  };
  const remove = () => {
    if (isRemoved()) return;
    stored = null;
    removeStorage('session', key);
  };
  return {
    read: getStored,
    getPage: () => getStored()?.page ?? 0,
    save: (content, page) => {
      saveLater(key, () => {
        const draft = toDraft(userId, clock.now(), content, page);
        if (isChanged(getStored(), draft)) write(draft);
      });
      // The page may be closed as soon as the request has left.
      if (content.submission !== (stored?.submission ?? NOT_SUBMITTED)) finishSaves();
    },
    remove,
    isStored: () => !isRemoved() && getStored() !== null && readDraft(key, clock.now()) !== null,
  };
}

/** What is stored of a form, in the order of the schema: drafts are compared as text. */
function toDraft(
  userId: string,
  savedAt: number,
  content: DraftContent,
  page: number,
): ParsedDraft {
  const { submission, isTakeAnywayChosen } = content;
  const answers = omitEmptyForms(content.answers);
  // SAFETY: only the arrays are readonly, and nothing changes them.
  return { userId, savedAt, answers, page, submission, isTakeAnywayChosen } as ParsedDraft;
}

/** True if there is anything to write: opening a form does not renew the time of its draft. */
function isChanged(stored: ParsedDraft | null, draft: ParsedDraft): boolean {
  if (stored === null) return hasContent(draft);
  return JSON.stringify({ ...stored, savedAt: 0 }) !== JSON.stringify({ ...draft, savedAt: 0 });
}

function omitEmptyForms(answers: AnswersByForm): AnswersByForm {
  return Object.fromEntries(
    Object.entries(answers).filter(([, form]) => Object.keys(form).length > 0),
  );
}

/** True with answers, or after a submit without any whose outcome is not known. */
const hasContent = ({ answers, submission }: Pick<ParsedDraft, 'answers' | 'submission'>) =>
  Object.keys(answers).length > 0 || submission.attempt !== null;

function isTooOld({ savedAt }: Pick<ParsedDraft, 'savedAt'>, now: number): boolean {
  return Math.abs(now - savedAt) >= DRAFT_LIFETIME_MS;
}

/** Reads a draft; removes it if it is malformed, empty or too old. */
function readDraft(key: string, now: number): ParsedDraft | null {
  const { success, output: draft } = v.safeParse(storedSchema, readStorage('session', key));
  const isUsable = success && hasContent(draft);
  if (isUsable && !isTooOld(draft, now)) return draft;
  removeStorage('session', key);
  return null;
}

/** Removes all drafts that are malformed or too old, and, given the user who has signed in, those of everybody else. */
export function removeStaleDrafts(now: number, userId?: string): void {
  removeDraftsIf(now, (draft) => userId !== undefined && draft.userId !== userId);
}

/**
 * As `removeStaleDrafts`, when a session was resumed: that is no sign-in, and whose it is may have typed answers at the public
 * link of somebody else, as a guardian does. Those of a signed-in page are of the user whose session there was before.
 */
export function removeDraftsOfEarlierSession(now: number, userId: string): void {
  removeDraftsIf(now, (draft, key) => isSignedInDraftKey(key) && draft.userId !== userId);
}

function removeDraftsIf(now: number, isOver: (draft: ParsedDraft, key: string) => boolean): void {
  finishSaves();
  for (const key of getStorageKeys('session').filter(isDraftKey)) {
    const draft = readDraft(key, now);
    if (draft !== null && isOver(draft, key)) removeStorage('session', key);
  }
}
