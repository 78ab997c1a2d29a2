import type { Question } from './question.types';

/** The groups of check-in modules (§2, D7). */
export type CheckInKind = 'lifestyle' | 'symptom' | 'worksheet';

/** A check-in module, parsed for display (§3). */
export type CheckInModule = {
  readonly id: string;
  readonly versionId: string;
  readonly title: string;
  readonly kind: CheckInKind;
  readonly questions: readonly Question[];
};

/** One answer as the API expects it (D9): the value of an option or a list of them, a number, or text. */
export type CheckInAnswer = {
  readonly key: string;
  readonly value: string | number | readonly (string | number)[];
};
