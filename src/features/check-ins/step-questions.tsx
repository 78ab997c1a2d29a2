import { memo, type ComponentProps } from 'react';
import type { CheckInModule } from '../../questions/check-in.types';
import { LongList } from '../../ui/long-list/long-list';
import { StepQuestion } from './step-question';
import styles from './check-in-form.module.css';
import type { StepHolder } from './step-holder';

type Props = {
  readonly holder: StepHolder;
  readonly module: CheckInModule;
  /** Keys of the questions on this page. */
  readonly keys: readonly string[];
  readonly isBusy?: boolean;
  readonly rendering?: ComponentProps<typeof LongList>['rendering'];
};

/** The questions of one page; inert while the answers are being submitted. */
export const StepQuestions = memo(function StepQuestions({
  holder,
  module,
  keys,
  isBusy = false,
  rendering,
}: Props) {
  return (
    <LongList className={styles.questions} inert={isBusy} rendering={rendering}>
      {module.questions
        .filter(({ key }) => keys.includes(key))
        .map((question) => (
          <StepQuestion
            key={question.key}
            holder={holder}
            checkInId={module.id}
            question={question}
          />
        ))}
    </LongList>
  );
});
