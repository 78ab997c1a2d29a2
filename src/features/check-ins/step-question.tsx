import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import { QuestionField } from '../../questions/question-field';
import type { AnswerValue } from '../../../machines/answer.types';
import type { Question } from '../../questions/question.types';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = {
  readonly flow: CheckInFlowRef;
  readonly checkInId: string;
  readonly question: Question;
};

/** One question of the page; subscribes only to its own answer. All answers are optional, so there are no errors (§5). */
export const StepQuestion = memo(function StepQuestion({ flow, checkInId, question }: Props) {
  const value = useSelector(flow, ({ context }) => context.answers[checkInId]?.[question.key]);
  const onChange = useCallback(
    (key: string, answer: AnswerValue) =>
      flow.send({ type: 'ANSWERED', checkInId, key, value: answer }),
    [flow, checkInId],
  );
  return (
    <QuestionField
      question={question}
      value={value}
      onChange={onChange}
      problem={null}
      hideOptionalHint
    />
  );
});
