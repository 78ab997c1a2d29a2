import { memo } from 'react';
import type { CheckInModule } from '../../questions/check-in.types';
import { LongList } from '../../ui/long-list/long-list';
import { StepQuestion } from './step-question';
import styles from './check-in-form.module.css';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = {
  readonly flow: CheckInFlowRef;
  readonly module: CheckInModule;
  /** Keys of the questions on this page. */
  readonly keys: readonly string[];
  readonly isBusy: boolean;
};

/** The questions of one page; inert while the answers are being submitted. */
export const StepQuestions = memo(function StepQuestions({ flow, module, keys, isBusy }: Props) {
  return (
    <LongList className={styles.questions} inert={isBusy}>
      {module.questions
        .filter(({ key }) => keys.includes(key))
        .map((question) => (
          <StepQuestion key={question.key} flow={flow} checkInId={module.id} question={question} />
        ))}
    </LongList>
  );
});
