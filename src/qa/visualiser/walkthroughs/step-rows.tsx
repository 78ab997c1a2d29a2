import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { getStepReview } from './reviews';
import type { Review } from './review.types';
import styles from './walkthroughs.module.css';

type Props = {
  readonly walkthrough: Walkthrough;
  readonly review: Review | undefined;
  /** Counted from 1; 0 is the start. */
  readonly currentStep: number;
  readonly onGoTo: (step: number) => void;
};

/** The start and the steps of a walkthrough, each with what to expect after it. */
export function StepRows({ walkthrough, review, currentStep, onGoTo }: Props) {
  const { start, initial, steps } = walkthrough;
  return (
    // Row 0 is the start.
    <ol aria-label="Steps" start={0}>
      <StepRow
        isCurrent={currentStep === 0}
        description={start.description}
        expectedView={initial.expectedView}
        onPress={() => onGoTo(0)}
      />
      {steps.map(({ description, expected }, index) => (
        <StepRow
          key={index}
          isCurrent={currentStep === index + 1}
          description={description}
          expectedView={expected.expectedView}
          verdict={getStepReview(review, index + 1).verdict}
          onPress={() => onGoTo(index + 1)}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  readonly isCurrent: boolean;
  readonly description: string;
  readonly expectedView: string;
  readonly verdict?: 'pass' | 'fail' | null;
  readonly onPress: () => void;
};

function StepRow({ isCurrent, description, expectedView, verdict = null, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onPress}
      >
        {description}
        {verdict !== null && <strong className={styles[verdict]}> {verdict}</strong>}
      </button>
      {expectedView !== '' && <p className={styles.expectedView}>{expectedView}</p>}
    </li>
  );
}
