import type { ListItem } from './question.types';

/** One page of the intake questionnaire. */
export type IntakePage = {
  readonly description: string | null;
  readonly items: readonly ListItem[];
};
