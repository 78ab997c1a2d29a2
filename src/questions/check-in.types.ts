import type { Question } from './question.types';

/** The groups that check-ins are chosen from (§2, D7). */
export type CheckInKind = 'lifestyle' | 'symptom' | 'worksheet';

/** A check-in module ready to be shown and answered (§3). */
export type CheckInModule = {
  readonly id: string;
  /** As the server wrote it, to be sent back unchanged. */
  readonly versionId: string | number;
  readonly title: string;
  readonly kind: CheckInKind;
  readonly questions: readonly Question[];
};

/** One answer as the server takes it (D9): an answer's value or a list of them, a number, or words. */
export type CheckInAnswer = {
  readonly key: string | number;
  readonly value: string | number | readonly (string | number)[];
};
