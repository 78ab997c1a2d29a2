import { memo } from 'react';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { AssessmentQuestionField } from '../../questions/assessment/assessment-question-field';
import type { AnswerValue } from '../../../machines/answer.types';
import type { BasicQuestion } from '../../questions/question.types';
import type { AnswerHolder } from './answer-holder';
import { useHolder } from '../../questions/use-holder';

type Props = {
  readonly holder: AnswerHolder;
  readonly assessmentId: string;
  readonly question: BasicQuestion;
  /** In the language of the page: when that changes, the question renders again. */
  readonly detail: string;
  readonly describedBy: string | undefined;
  readonly wasAttempted: boolean;
};

/** One question of the page; selects only its own answer, so that a tap renders one question of a thousand. */
export const AssessmentQuestion = memo(function AssessmentQuestion({
  holder,
  assessmentId,
  question,
  detail,
  describedBy,
  wasAttempted,
}: Props) {
  const value = useHolder(holder, ({ answers }) => answers[assessmentId]?.[question.key]);
  const onChange = (key: string, answer: AnswerValue) =>
    holder.send({
      type: 'ANSWERED',
      assessmentId,
      key,
      value: answer,
      isAcceptable: validateAnswer(question, answer) === null,
    });
  return (
    <AssessmentQuestionField
      question={question}
      value={value}
      onChange={onChange}
      problem={wasAttempted ? validateAnswer(question, value) : null}
      detail={detail}
      describedBy={describedBy}
    />
  );
});
