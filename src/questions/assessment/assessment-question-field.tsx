import { memo } from 'react';
import { assertNever } from '../../lib/errors/assert-never';
import { OPTIONAL } from './copy';
import { FreeTextField } from './fields/free-text-field';
import { MultiSelectField } from './fields/multi-select-field';
import { NumberQuestionField } from './fields/number-question-field';
import { SingleChoiceField } from './fields/single-choice-field';
import { UnsupportedField } from './fields/unsupported-field';
import { questionFieldId } from './question-field-id';
import type { AnswerValue, BasicQuestion, Question } from '../question.types';

/** What the field of a question is given, of whichever kind it is. */
export type QuestionFieldProps<Q extends Question> = {
  readonly question: Q;
  readonly value: AnswerValue | undefined;
  /** Keeps its identity between renders, or every field renders with each tap; an empty value takes the answer back. */
  readonly onChange: (key: string, value: AnswerValue) => void;
  /** The message of `findProblem` to show, or null. */
  readonly problem: string | null;
  /** Where the question stands on its page, as 'Question n of m'; left out where they are not counted. */
  readonly detail?: string;
  /** The page says of all its answers that they are optional. */
  readonly hideOptionalHint?: boolean;
};

/** What the fields of all kinds are given in common. */
export function toFieldProps<Q extends Question>(props: QuestionFieldProps<Q>) {
  const { question, value, onChange, problem, detail, hideOptionalHint = false } = props;
  return {
    value,
    onChange,
    problem,
    id: questionFieldId(question),
    detail,
    optional: question.isSkippable && !hideOptionalHint ? OPTIONAL : undefined,
  };
}

/**
 * A question of an assessment (§3) as a group named by its title; it renders again only when something of its own
 * changes. It costs a page less than `QuestionField`, which knows every kind.
 */
export const AssessmentQuestionField = memo(function AssessmentQuestionField(
  props: QuestionFieldProps<BasicQuestion>,
) {
  const { question } = props;
  const field = toFieldProps(props);
  switch (question.kind) {
    case 'single-choice':
      return <SingleChoiceField {...field} question={question} />;
    case 'multi-select':
      return <MultiSelectField {...field} question={question} />;
    case 'number':
      return <NumberQuestionField {...field} question={question} />;
    case 'free-text':
      return <FreeTextField {...field} question={question} />;
    case 'unsupported': {
      const { id, detail } = field;
      return <UnsupportedField {...{ id, detail, question }} />;
    }
    default:
      return assertNever(question);
  }
});
