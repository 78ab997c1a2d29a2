import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button, LinkButton } from '../../../ui/button/button';
import { formatRoute } from '../shell/route';
import { encodeSequence } from '../simulate/sequence';
import { isOutdated, getStepReview } from './reviews';
import type { Review, ReviewChange } from './review.types';
import { walkthroughToSequence } from './walkthrough-to-sequence';
import { VerdictForm } from './verdict-form';
import styles from './walkthroughs.module.css';

type Props = {
  readonly walkthrough: Walkthrough;
  readonly review: Review | undefined;
  /** The selected step, counted from 1; 0 is the start. */
  readonly currentStep: number;
  readonly onGoTo: (step: number) => void;
  readonly onReview: (change: ReviewChange) => void;
  readonly onReviewStep: (step: number, change: ReviewChange) => void;
};

/** The steps of a walkthrough, with forms for verdicts and notes. */
export function StepList(props: Props) {
  const { walkthrough, review, currentStep, onGoTo, onReview, onReviewStep } = props;
  const { title, goals, start, initial, steps } = walkthrough;
  const run = encodeSequence(walkthroughToSequence(walkthrough, currentStep));
  const query = { run };
  return (
    <div className={styles.steps}>
      <h2>{title}</h2>
      {goals.length > 1 && (
        <details>
          <summary>Covers {goals.length} goals</summary>
          <ul className={styles.muted}>
            {goals.map((coverageGoal) => (
              <li key={`${coverageGoal.kind} ${coverageGoal.id}`}>{coverageGoal.title}</li>
            ))}
          </ul>
        </details>
      )}
      {review !== undefined && (
        <p className={styles.muted}>
          {review.tester || 'No tester named'}, build {review.build || 'not named'},{' '}
          {review.at.slice(0, 10)}.
          {isOutdated(walkthrough, review) &&
            ' The steps have changed since then: review it again.'}
        </p>
      )}
      {/* Row 0 is the start. */}
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
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={currentStep === 0}
          onClick={() => onGoTo(currentStep - 1)}
        >
          Previous step
        </Button>
        <Button
          variant="secondary"
          disabled={currentStep === steps.length}
          onClick={() => onGoTo(currentStep + 1)}
        >
          Next step
        </Button>
        <LinkButton
          variant="quiet"
          href={formatRoute({ mode: 'simulate', machine: walkthrough.machineId, query })}
        >
          Simulate from here
        </LinkButton>
      </div>
      {currentStep > 0 && (
        <VerdictForm
          key={`${walkthrough.id} ${currentStep}`}
          subject={`step ${currentStep}`}
          review={getStepReview(review, currentStep)}
          onChange={(change) => onReviewStep(currentStep, change)}
        />
      )}
      <VerdictForm
        key={walkthrough.id}
        subject="the walkthrough"
        review={{ verdict: review?.verdict ?? null, note: review?.note ?? '' }}
        onChange={onReview}
      />
    </div>
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
