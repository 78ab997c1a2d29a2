import * as v from 'valibot';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import type { Submission } from '../../../machines/submission/submission.types';
import { readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import { DRAFT_LIFETIME_MS } from './draft-lifetime';
import { submissionSchema } from './submission.schema';

const storedSchema = v.pipe(v.string(), v.parseJson(), submissionSchema);

/** The submission of a form without a draft: its key outlasts a reload while the outcome is not known (D10). */
type StoredSubmission = {
  /** Returns what is stored; before the first submit if that is malformed or too old. */
  readonly read: () => Submission;
  /** Stores a submission while its outcome is not known, and removes it then. */
  readonly save: (submission: Submission) => void;
};

/** Opens the submission under `key` of this tab's sessionStorage; `now` is in ms since 1970. */
export function openStoredSubmission(key: string, now: number): StoredSubmission {
  return {
    read: () => {
      const { success, output } = v.safeParse(storedSchema, readStorage('session', key));
      const startedAt = success ? output.attempt?.command.startedAt : undefined;
      const isUsable = startedAt !== undefined && Math.abs(now - startedAt) < DRAFT_LIFETIME_MS;
      if (success && isUsable) return output;
      removeStorage('session', key);
      return NOT_SUBMITTED;
    },
    save: (submission) => {
      if (submission.attempt === null) removeStorage('session', key);
      else writeStorage('session', key, JSON.stringify(submission));
    },
  };
}
