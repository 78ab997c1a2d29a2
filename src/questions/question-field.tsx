import { memo } from 'react';
import { assertNever } from '../lib/assert-never';
import { OPTIONAL, questionOf } from './copy';
import { FreeTextField } from './fields/free-text-field';
import { HeadingField } from './fields/heading-field';
import { LikertField } from './fields/likert-field';
import { MultiSelectField } from './fields/multi-select-field';
import { NumberQuestionField } from './fields/number-question-field';
import { ReadOnlyField } from './fields/read-only-field';
import { SingleChoiceField } from './fields/single-choice-field';
import { SliderField } from './fields/slider-field';
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
  /** Where the question stands among the `m` of its page, counted from 1; left out where they are not counted. */
  readonly n?: number;
  readonly m: number;
  /** The page says of all its answers that they are optional. */
  readonly isOptionalSaid?: boolean;
};

/** A question of any kind (§3) as a group named by its title; it renders again only when something of its own changes. */
export const QuestionField = memo(function QuestionField({
  question,
  isReadOnly = false,
  n,
  m,
  isOptionalSaid = false,
  ...answer
}: QuestionFieldProps) {
  const group = {
    id: questionFieldId(question),
    detail: n === undefined ? undefined : questionOf(n, m),
    isDeferred: m >= MANY_QUESTIONS,
  };
  if (question.kind === 'heading') return <HeadingField question={question} />;
  if (isReadOnly) return <ReadOnlyField {...group} question={question} value={answer.value} />;
  const field = {
    ...group,
    ...answer,
    optional: question.isSkippable && !isOptionalSaid ? OPTIONAL : undefined,
  };
  switch (question.kind) {
    case 'single-choice':
      return <SingleChoiceField {...field} question={question} />;
    case 'multi-select':
      return <MultiSelectField {...field} question={question} />;
    case 'number':
      return <NumberQuestionField {...field} question={question} />;
    case 'free-text':
      return <FreeTextField {...field} question={question} />;
    case 'likert':
      return <LikertField {...field} question={question} />;
    case 'slider':
      return <SliderField {...field} question={question} />;
    case 'unsupported':
      return <UnsupportedField {...group} question={question} />;
    default:
      return assertNever(question);
  }
});
