import * as v from 'valibot';
import type { AnswersByForm } from '../../../machines/answer.types';
import type { AppContext } from '../../../machines/app-context';
import type { Configuration } from '../configuration/configuration.schema';
import { getStorageKeys, readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import type { Clock } from '../time/clock';

/** How long unsent answers are kept, in ms: 24 hours (D10). */
export const DRAFT_LIFETIME_MS = 86_400_000;

const PREFIX = 'draft ';

const draftSchema = v.object({
  userId: v.string(),
  /** When an answer was last changed, in ms since 1970. */
  savedAt: v.number(),
  /** By assessment or check-in. */
  answers: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
});
type StoredDraft = v.InferOutput<typeof draftSchema>;

/** The unsent answers of one form in the tab's sessionStorage (D10). */
export type Draft = {
  /** Returns the stored answers; null if there are none, or if they are malformed or too old. */
  readonly read: () => AnswersByForm | null;
  /** Stores the answers; removes the draft if there is none. */
  readonly save: (answers: AnswersByForm) => void;
  readonly remove: () => void;
  /** True if a reload would give back what was saved last. */
  readonly isStored: () => boolean;
};

/** Whose answers a draft has, and of which form. */
export type DraftOptions = {
  readonly configuration: Pick<Configuration, 'drafts'>;
  readonly appContext: AppContext;
  readonly clock: Clock;
  readonly userId: string;
  readonly form: 'assessments' | 'check-in' | 'check-ins';
  /** The ids in the URL; empty if it names none. */
  readonly ids: readonly string[];
};

/** Returns the draft of a form, or null where nothing may be kept: by configuration, and on shared devices (D10). */
export function openDraft(options: DraftOptions): Draft | null {
  const { configuration, appContext, clock, userId, form, ids } = options;
  const isShared = appContext === 'kiosk' || appContext === 'clinician_app';
  if (configuration.drafts === 'off' || isShared) return null;

  const key = PREFIX + JSON.stringify([form, userId, ...ids]);
  let savedText = '';
  let isSaved = false;
  const read = () => {
    const answers = readDraft(key, clock.now())?.answers ?? null;
    savedText = JSON.stringify(answers);
    isSaved = answers !== null;
    return answers;
  };
  const remove = () => {
    savedText = '';
    removeStorage('session', key);
  };
  return {
    read,
    remove,
    save: (answers) => {
      const filled = Object.entries(answers).filter(([, form]) => Object.keys(form).length > 0);
      if (filled.length === 0) {
        remove();
        return;
      }
      const text = JSON.stringify(Object.fromEntries(filled));
      if (text === savedText) return;
      savedText = text;
      const draft = { userId, savedAt: clock.now(), answers: Object.fromEntries(filled) };
      isSaved = writeStorage('session', key, JSON.stringify(draft));
      if (!isSaved) removeStorage('session', key);
    },
    isStored: () => isSaved && readDraft(key, clock.now()) !== null,
  };
}

/** Reads a draft; removes it if it is malformed or too old. */
function readDraft(key: string, now: number): StoredDraft | null {
  const text = readStorage('session', key);
  if (text === null) return null;
  const draft = parseDraft(text);
  if (draft !== null && Math.abs(now - draft.savedAt) < DRAFT_LIFETIME_MS) return draft;
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

/** True for the sessionStorage key of a draft. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Removes all drafts that are malformed or too old, and, given the user who has signed in, those of everybody else. */
export function removeStaleDrafts(now: number, userId?: string): void {
  for (const key of getStorageKeys('session').filter(isDraftKey)) {
    const draft = readDraft(key, now);
    if (draft !== null && userId !== undefined && draft.userId !== userId)
      removeStorage('session', key);
  }
}
