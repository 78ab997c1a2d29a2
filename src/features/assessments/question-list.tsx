import { useSelector } from '@xstate/react';
import { memo, useMemo } from 'react';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { formatQuestionNumber } from '../../questions/assessment/copy';
import { LongList } from '../../ui/long-list/long-list';
import { AssessmentQuestion } from './assessment-question';
import styles from './assessment-form.module.css';
import { createAnswerStore } from './use-answer';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = {
  readonly gate: AssessmentGateRef;
  readonly assessment: Assessment;
  readonly isBusy: boolean;
};

/** The questions of one assessment; inert while the answers are being submitted. */
export const QuestionList = memo(function QuestionList({ gate, assessment, isBusy }: Props) {
  const { id, questions } = assessment;
  const answers = useMemo(() => createAnswerStore(gate), [gate]);
  const wasAttempted = useSelector(gate, ({ context }) => context.attempts > 0);
  return (
    <LongList className={styles.questions} inert={isBusy}>
      {questions.map((question, index) => (
        <AssessmentQuestion
          key={question.key}
          gate={gate}
          answers={answers}
          assessmentId={id}
          question={question}
          detail={formatQuestionNumber(index + 1, questions.length)}
          wasAttempted={wasAttempted}
        />
      ))}
    </LongList>
  );
});
