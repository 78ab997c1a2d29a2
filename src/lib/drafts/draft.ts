import * as v from 'valibot';
import type { AnswersByForm } from '../../../machines/answer.types';
import type { AppContext } from '../../../machines/app-context';
import type { Configuration } from '../configuration/configuration.schema';
import { getStorageKeys, readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import type { Clock } from '../time/clock';
import { areDraftsKept, getDraftKey, isDraftKey, type DraftSubject } from './draft-key';
import { finishSaves, saveLater } from './waiting-saves';

/** How long unsent answers are kept, in ms: 24 hours (D10). */
export const DRAFT_LIFETIME_MS = 86_400_000;

const timeSchema = v.nullish(v.number());

const sentSchema = v.object({
  command: v.object({ key: v.string(), fingerprint: v.string(), expiresAt: v.number() }),
  forms: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        isOverdue: v.boolean(),
        dueAt: timeSchema,
        lastCompletedAt: timeSchema,
      }),
    ),
    v.readonly(),
  ),
});

/** A submit whose outcome is not certain: its command, and what was known of each form before it was sent. */
type Sent = v.InferOutput<typeof sentSchema>;

/** What was known of an assessment or check-in before it was sent; times are in ms since 1970. */
export type SentForm = Sent['forms'][number];

const draftSchema = v.object({
  userId: v.string(),
  /** When an answer or the page was last changed, in ms since 1970. */
  savedAt: v.number(),
  /** By assessment or check-in. */
  answers: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  sent: v.optional(v.nullable(sentSchema), null),
  /** The index of the page on which the form was left, from 0. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});
/** A draft as it is stored. */
export type StoredDraft = v.InferOutput<typeof draftSchema>;

/** The unsent answers of one form in the tab's sessionStorage (D10). */
export type Draft = {
  /** Returns the stored answers; null if there are none, or if they are malformed or too old. */
  readonly read: () => AnswersByForm | null;
  /** The index of the page on which the form was left, from 0. */
  readonly getPage: () => number;
  /** Stores the answers and the page after the next frame; removes the draft if there is nothing to keep. */
  readonly save: (answers: AnswersByForm, page: number) => void;
  /** The submit whose outcome is not certain; null if there is none. */
  readonly getSent: () => Sent | null;
  /** Stores that the answers are being submitted; null once that was refused. */
  readonly setSent: (sent: Sent | null) => void;
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
  if (!areDraftsKept(configuration.drafts, appContext)) return null;

  const key = getDraftKey(options);
  // Read on first use: a draft is opened with every render of its form.
  let stored: StoredDraft | null | undefined;
  const getStored = () => {
    finishSaves();
    return stored === undefined ? (stored = readDraft(key, clock.now())) : stored;
  };
  const write = (answers: AnswersByForm, sent: Sent | null, page: number) => {
    // What a sign-out in another tab has removed is not stored again: the form is still open here.
    if (isRemoved()) return;
    // SAFETY: only the arrays are readonly, and nothing changes them.
    const draft = { userId, savedAt: clock.now(), answers, sent, page } as StoredDraft;
    const isEmpty = sent === null && !hasForms(answers);
    stored = !isEmpty && writeStorage('session', key, JSON.stringify(draft)) ? draft : null;
    if (stored === null) removeStorage('session', key);
  };
  let wasRemoved = false;
  const isRemoved = () => {
    finishSaves();
    wasRemoved ||= stored != null && readStorage('session', key) === null;
    if (wasRemoved) stored = null;
    return wasRemoved;
  };
  return {
    read: () => {
      const answers = getStored()?.answers ?? {};
      return hasForms(answers) ? answers : null;
    },
    getPage: () => getStored()?.page ?? 0,
    save: (answers, page) =>
      saveLater(key, () => {
        const filled = omitEmptyForms(answers);
        const kept = getStored();
        const isSame = JSON.stringify(filled) === JSON.stringify(kept?.answers ?? {});
        const isSamePage = kept === null || kept.page === page;
        if (!isSame || !isSamePage)
          // Without any answer left, the next submit is a new one.
          write(filled, hasForms(filled) ? (kept?.sent ?? null) : null, page);
      }),
    getSent: () => getStored()?.sent ?? null,
    setSent: (sent) => write(getStored()?.answers ?? {}, sent, getStored()?.page ?? 0),
    remove: () => write({}, null, 0),
    isStored: () => !isRemoved() && getStored() !== null && readDraft(key, clock.now()) !== null,
  };
}

function omitEmptyForms(answers: AnswersByForm): AnswersByForm {
  return Object.fromEntries(
    Object.entries(answers).filter(([, form]) => Object.keys(form).length > 0),
  );
}

const hasForms = (answers: AnswersByForm) => Object.keys(answers).length > 0;

/** Reads a draft; removes it if it is malformed, empty or too old. */
function readDraft(key: string, now: number): StoredDraft | null {
  const text = readStorage('session', key);
  if (text === null) return null;
  const draft = parseDraft(text);
  const isEmpty = draft?.sent == null && !hasForms(draft?.answers ?? {});
  if (draft !== null && !isEmpty && Math.abs(now - draft.savedAt) < DRAFT_LIFETIME_MS) return draft;
  removeStorage('session', key);
  return null;
}

function parseDraft(text: string): StoredDraft | null {
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Removes all drafts that are malformed or too old, and, given the user who has signed in, those of everybody else. */
export function removeStaleDrafts(now: number, userId?: string): void {
  finishSaves();
  for (const key of getStorageKeys('session').filter(isDraftKey)) {
    const draft = readDraft(key, now);
    if (draft !== null && userId !== undefined && draft.userId !== userId)
      removeStorage('session', key);
  }
}
