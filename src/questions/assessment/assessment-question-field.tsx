import { assertNever } from '../../lib/errors/assert-never';
import { OPTIONAL } from './copy';
import { FreeTextField } from './fields/free-text-field';
import { MultiSelectField } from './fields/multi-select-field';
import { NumberQuestionField } from './fields/number-question-field';
import { SingleChoiceField } from './fields/single-choice-field';
import { UnsupportedField } from './fields/unsupported-field';
import { questionFieldId } from './question-field-id';
import type { AnswerValue } from '../../../machines/answer.types';
import type { BasicQuestion, Question } from '../question.types';

/** The props of a question's field, the same for every kind of question. */
export type QuestionFieldProps<Q extends Question> = {
  readonly question: Q;
  readonly value: AnswerValue | undefined;
  /** Must be stable between renders where the field is memoized. An empty value clears the answer. */
  readonly onChange: (key: string, value: AnswerValue) => void;
  /** The message of `validateAnswer` to show, or null. */
  readonly problem: string | null;
  /** The position of the question, as 'Question n of m'; omitted on pages that do not number their questions. */
  readonly detail?: string;
  /** The id of a sentence that belongs to every question of the page. */
  readonly describedBy?: string | undefined;
  /** True where the page itself states that all answers are optional. */
  readonly hideOptionalHint?: boolean;
};

/** Converts the props to those that the fields of all kinds share. */
export function toFieldProps<Q extends Question>(props: QuestionFieldProps<Q>) {
  const {
    question,
    value,
    onChange,
    problem,
    detail,
    describedBy,
    hideOptionalHint = false,
  } = props;
  return {
    value,
    onChange,
    problem,
    id: questionFieldId(question),
    detail,
    describedBy,
    optional: question.isSkippable && !hideOptionalHint ? OPTIONAL() : undefined,
  };
}

/**
 * The field of an assessment question (§3): a group named by the question's title. It is smaller than `QuestionField`, which
 * supports every kind of question.
 */
export function AssessmentQuestionField(props: QuestionFieldProps<BasicQuestion>) {
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
}
