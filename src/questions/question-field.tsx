import { memo } from 'react';
import type { AnswerValue, Question, QuestionPosition } from './question.types';

/** What a field needs: one question, its answer and problem, and where it stands on the page. */
export type QuestionFieldProps = {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  /** Must keep its identity between renders, or every field renders with each tap. */
  readonly onChange: (key: string, value: AnswerValue) => void;
  /** The message of `findProblem` to show, or null. */
  readonly problem: string | null;
  /** Shows the answer as text, with no control. */
  readonly isReadOnly?: boolean;
  readonly position: QuestionPosition;
};

/** A question as a group named by its title, of any kind (§3); it renders again only when something of its own changes. */
export const QuestionField = memo(Field);

function Field({ question }: QuestionFieldProps) {
  return <p>{question.title}</p>;
}
