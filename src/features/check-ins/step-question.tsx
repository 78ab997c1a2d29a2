import { memo, useCallback } from 'react';
import { QuestionField } from '../../questions/question-field';
import type { AnswerValue } from '../../../machines/answer.types';
import type { Question } from '../../questions/question.types';
import { useHolder } from '../../questions/use-holder';
import type { StepHolder } from './step-holder';

type Props = {
  readonly holder: StepHolder;
  readonly checkInId: string;
  readonly question: Question;
};

/** One question of the page; subscribes only to its own answer. All answers are optional, so there are no errors (§5). */
export const StepQuestion = memo(function StepQuestion({ holder, checkInId, question }: Props) {
  const value = useHolder(holder, ({ answers }) => answers[checkInId]?.[question.key]);
  const onChange = useCallback(
    (key: string, answer: AnswerValue) =>
      holder.send({ type: 'ANSWERED', checkInId, key, value: answer }),
    [holder, checkInId],
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
