import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button, LinkButton } from '../../../ui/button/button';
import { formatRoute } from '../shell/route';
import { encodeSequence } from '../simulate/sequence';
import { isOutdated } from './reviews';
import { StatementList } from './statement-list';
import { StepRows } from './step-rows';
import type { ReviewControls } from './use-review';
import { VerdictForms } from './verdict-forms';
import { walkthroughToSequence } from './walkthrough-to-sequence';
import styles from './walkthroughs.module.css';

type Props = ReviewControls & {
  readonly walkthrough: Walkthrough;
  /** The selected step, counted from 1; 0 is the start. */
  readonly currentStep: number;
  readonly onGoTo: (step: number) => void;
};

/** The steps of a walkthrough, with forms for verdicts and notes. */
export function StepList(props: Props) {
  const { walkthrough, review, currentStep, onGoTo, onReview, onReviewStep } = props;
  const { id, machineId, title, goals, steps } = walkthrough;
  const run = encodeSequence(walkthroughToSequence(walkthrough, currentStep));
  const way = { way: id, at: String(currentStep) };
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
      <StatementList walkthrough={walkthrough} />
      {review !== undefined && (
        <p className={styles.muted}>
          {review.tester || 'No tester named'}, build {review.build || 'not named'},{' '}
          {review.at.slice(0, 10)}.
          {isOutdated(walkthrough, review) &&
            ' The steps have changed since then: review it again.'}
        </p>
      )}
      <StepRows {...{ walkthrough, review, currentStep, onGoTo }} />
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
          variant="secondary"
          href={formatRoute({ mode: 'live', machine: machineId, query: way })}
        >
          Walk it in Live
        </LinkButton>
        <LinkButton
          variant="quiet"
          href={formatRoute({ mode: 'simulate', machine: machineId, query: { run } })}
        >
          Simulate from here
        </LinkButton>
      </div>
      <VerdictForms {...{ walkthrough, currentStep, review, onReview, onReviewStep }} />
    </div>
  );
}
