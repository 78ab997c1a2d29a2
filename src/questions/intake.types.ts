import type { ListItem } from './question.types';

/** One page of the intake questionnaire. */
export type IntakePage = {
  readonly description: string | null;
  readonly items: readonly ListItem[];
};

/** One answer as the API expects it (D6): text, a list of values for a multi-select, or null. */
export type IntakeAnswer = {
  readonly linkId: string;
  readonly value: string | readonly string[] | null;
};
