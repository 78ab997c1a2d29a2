import { memo } from 'react';
import { assertNever } from '../lib/assert-never';
import { questionOf } from './copy';
import { FreeTextField } from './fields/free-text-field';
import { MultiSelectField } from './fields/multi-select-field';
import { NumberQuestionField } from './fields/number-question-field';
import { ReadOnlyField } from './fields/read-only-field';
import { SingleChoiceField } from './fields/single-choice-field';
import { UnsupportedField } from './fields/unsupported-field';
import { questionFieldId } from './question-field-id';
import type { AnswerValue, Question } from './question.types';

/** From this many questions on a page, those off screen are not painted. */
const MANY_QUESTIONS = 40;

type QuestionFieldProps = {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  /** Keeps its identity between renders, or every field renders with each tap; an empty value takes the answer back. */
  readonly onChange: (key: string, value: AnswerValue) => void;
  /** The message of `findProblem` to show, or null. */
  readonly problem: string | null;
  /** Shows the answer as text, with no control. */
  readonly isReadOnly?: boolean;
  /** Where the question stands among the `m` of its page, counted from 1. */
  readonly n: number;
  readonly m: number;
};

/** A question of any kind (§3) as a group named by its title; it renders again only when something of its own changes. */
export const QuestionField = memo(function QuestionField({
  question,
  isReadOnly = false,
  n,
  m,
  ...answer
}: QuestionFieldProps) {
  const group = {
    id: questionFieldId(question),
    detail: questionOf(n, m),
    isDeferred: m >= MANY_QUESTIONS,
  };
  if (isReadOnly) return <ReadOnlyField {...group} question={question} value={answer.value} />;
  switch (question.kind) {
    case 'single-choice':
      return <SingleChoiceField {...group} {...answer} question={question} />;
    case 'multi-select':
      return <MultiSelectField {...group} {...answer} question={question} />;
    case 'number':
      return <NumberQuestionField {...group} {...answer} question={question} />;
    case 'free-text':
      return <FreeTextField {...group} {...answer} question={question} />;
    case 'unsupported':
      return <UnsupportedField {...group} question={question} />;
    default:
      return assertNever(question);
  }
});
