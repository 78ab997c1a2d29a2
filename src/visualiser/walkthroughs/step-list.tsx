import type { Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import { Button, LinkButton } from '../../ui/button/button';
import { formatRoute } from '../shell/route';
import { encodeSequence } from '../simulate/sequence';
import { isOutdated, stepOf } from './reviews';
import type { Review, ReviewChange } from './review.types';
import { walkthroughToSequence } from './to-sequence';
import { VerdictForm } from './verdict-form';
import styles from './walkthroughs.module.css';

type Props = {
  readonly walkthrough: Walkthrough;
  readonly review: Review | undefined;
  /** How many steps have been made. */
  readonly at: number;
  readonly onGoTo: (at: number) => void;
  readonly onReview: (change: ReviewChange) => void;
  readonly onReviewStep: (step: number, change: ReviewChange) => void;
};

/** The steps of a walkthrough in a tester's words, one after the other, and the verdict on it. */
export function StepList(props: Props) {
  const { walkthrough, review, at, onGoTo, onReview, onReviewStep } = props;
  const { title, goals, start, initial, steps } = walkthrough;
  const run = encodeSequence(walkthroughToSequence(walkthrough, at));
  const query = { run };
  return (
    <div className={styles.steps}>
      <h2>{title}</h2>
      {goals.length > 1 && (
        <details>
          <summary>It shows {goals.length} things</summary>
          <ul className={styles.quiet}>
            {goals.map((aim) => (
              <li key={`${aim.kind} ${aim.id}`}>{aim.title}</li>
            ))}
          </ul>
        </details>
      )}
      {review !== undefined && (
        <p className={styles.quiet}>
          {review.tester || 'Nobody named'}, build {review.build || 'not named'},{' '}
          {review.at.slice(0, 10)}.
          {isOutdated(walkthrough, review) && ' The steps have changed since: walk it again.'}
        </p>
      )}
      {/* How it begins comes before the first step. */}
      <ol aria-label="Steps" start={0}>
        <StepRow
          isCurrent={at === 0}
          says={start.description}
          sees={initial.expectedView}
          onPress={() => onGoTo(0)}
        />
        {steps.map(({ description, expected }, index) => (
          <StepRow
            key={index}
            isCurrent={at === index + 1}
            says={description}
            sees={expected.expectedView}
            verdict={stepOf(review, index + 1).verdict}
            onPress={() => onGoTo(index + 1)}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={at === 0} onClick={() => onGoTo(at - 1)}>
          Step back
        </Button>
        <Button variant="secondary" disabled={at === steps.length} onClick={() => onGoTo(at + 1)}>
          Next step
        </Button>
        <LinkButton
          variant="quiet"
          href={formatRoute({ mode: 'simulate', machine: walkthrough.machineId, query })}
        >
          Simulate from here
        </LinkButton>
      </div>
      {at > 0 && (
        <VerdictForm
          key={`${walkthrough.id} ${at}`}
          what={`step ${at}`}
          review={stepOf(review, at)}
          onChange={(change) => onReviewStep(at, change)}
        />
      )}
      <VerdictForm
        key={walkthrough.id}
        what="the walkthrough"
        review={{ verdict: review?.verdict ?? null, note: review?.note ?? '' }}
        onChange={onReview}
      />
    </div>
  );
}

type RowProps = {
  readonly isCurrent: boolean;
  readonly says: string;
  readonly sees: string;
  readonly verdict?: 'pass' | 'fail' | null;
  readonly onPress: () => void;
};

function StepRow({ isCurrent, says, sees, verdict = null, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.step}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onPress}
      >
        {says}
        {verdict !== null && <strong className={styles[verdict]}> {verdict}</strong>}
      </button>
      {sees !== '' && <p className={styles.sees}>{sees}</p>}
    </li>
  );
}
