import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button, LinkButton } from '../../../ui/button/button';
import { formatRoute } from '../shell/route';
import { encodeSequence } from '../simulate/sequence';
import { formatVerdict } from './review-status';
import type { Review } from './review.types';
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
  const { walkthrough, review, outdatedReview, currentStep, onGoTo, onReview, onReviewStep } =
    props;
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
      {review !== undefined && <p className={styles.muted}>{formatReviewer(review)}</p>}
      {outdatedReview !== undefined && (
        <p className={styles.muted}>
          {formatReviewer(outdatedReview)} The steps have changed since then: review it again.{' '}
          {formatEarlierVerdict(outdatedReview)}
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

/** `Tess, build 1.4.0, 2026-11-02.` */
const formatReviewer = ({ tester, build, at }: Review) =>
  `${tester || 'No tester named'}, build ${build || 'not named'}, ${at.slice(0, 10)}.`;

/** `Then: failed. The year is missing.` */
const formatEarlierVerdict = ({ verdict, note }: Review) =>
  `Then: ${formatVerdict(verdict)}. ${note}`.trimEnd();
