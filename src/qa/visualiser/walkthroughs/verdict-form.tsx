import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/text-area/text-area';
import { MAX_TEXT_LENGTH, type ReviewChange, type StepReview } from './review.types';
import styles from './walkthroughs.module.css';

type Props = {
  /** What is reviewed: 'step 1', 'the walkthrough'. */
  readonly subject: string;
  readonly review: StepReview;
  /** Why it cannot pass; null or omitted if it can. */
  readonly passProblem?: string | null;
  readonly onChange: (change: ReviewChange) => void;
  /** Rendered below the note. */
  readonly children?: ReactNode;
};

/** Pass, fail, and a note. A second press clears the verdict. */
export function VerdictForm(props: Props) {
  const { subject, review, passProblem = null, onChange, children } = props;
  const { verdict, note } = review;
  const press = (pressed: 'pass' | 'fail') =>
    onChange({ verdict: verdict === pressed ? null : pressed });
  return (
    <div role="group" aria-label={`Verdict on ${subject}`} className={styles.verdict}>
      <h3>Verdict on {subject}</h3>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon="check"
          aria-pressed={verdict === 'pass'}
          disabled={passProblem !== null}
          className={styles.passButton}
          onClick={() => press('pass')}
        >
          Pass
        </Button>
        <Button
          variant="secondary"
          icon="close"
          aria-pressed={verdict === 'fail'}
          className={styles.failButton}
          onClick={() => press('fail')}
        >
          Fail
        </Button>
      </div>
      {passProblem !== null && <p className={styles.muted}>{passProblem}</p>}
      <TextArea
        label={`Note on ${subject}`}
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        value={note}
        onChange={(next) => onChange({ note: next })}
      />
      {children}
    </div>
  );
}
