import type { AnswerValue } from '../../../machines/answer.types';
import type { Question } from '../question.types';

/** The props of the field of one kind of question. */
export type KindFieldProps<Q extends Question> = {
  readonly question: Q;
  readonly value: AnswerValue | undefined;
  readonly onChange: (key: string, value: AnswerValue) => void;
  readonly problem: string | null;
  /** The element id of the group; the ids of the controls inside are derived from it. */
  readonly id: string;
  /** 'Question n of m', on pages that number their questions. */
  readonly detail: string | undefined;
  /** The id of a sentence that belongs to every question of the page. */
  readonly describedBy?: string | undefined;
  /** The hint that the question may be skipped, unless the page states it for all questions. */
  readonly optional: string | undefined;
};
