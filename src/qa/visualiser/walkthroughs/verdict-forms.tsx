import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { getStepReview } from './reviews';
import type { ReviewControls } from './use-review';
import { VerdictForm } from './verdict-form';

type Props = ReviewControls & {
  readonly walkthrough: Walkthrough;
  /** Counted from 1; 0 is the start, which has no verdict of its own. */
  readonly currentStep: number;
};

/** The verdicts on the current step and on the whole walkthrough. */
export function VerdictForms(props: Props) {
  const { walkthrough, currentStep, review, onReview, onReviewStep } = props;
  return (
    <>
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
    </>
  );
}
