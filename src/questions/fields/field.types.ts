import type { AnswerValue, Question } from '../question.types';

/** What the field of one kind of question is given. */
export type KindFieldProps<Q extends Question> = {
  readonly question: Q;
  readonly value: AnswerValue | undefined;
  readonly onChange: (key: string, value: AnswerValue) => void;
  readonly problem: string | null;
  /** The group's id; controls inside derive theirs from it. */
  readonly id: string;
  /** 'Question n of m', where the questions of the page are counted. */
  readonly detail: string | undefined;
  /** That the question may be left out, where the page does not say so of all. */
  readonly optional: string | undefined;
};
