import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { getFailedStep } from '../defects/defect-markdown';
import { SaveDefectButton, type CollectEvidence } from '../defects/save-defect-button';
import { getStepReview, isUnsigned, listFailedSteps } from './reviews';
import type { ReviewControls } from './use-review';
import { VerdictForm } from './verdict-form';
import { useState } from 'react';
import { useStoredReviews } from './review-store';
import { SignatureFields } from './signature-fields';
import styles from './walkthroughs.module.css';

type Props = Omit<ReviewControls, 'outdatedReview'> & {
  readonly walkthrough: Walkthrough;
  /** Counted from 1; 0 is the start, which has no verdict of its own. */
  readonly currentStep: number;
  /** Omit outside Live. */
  readonly collectEvidence?: CollectEvidence;
};

/** The verdicts on the current step and on the whole walkthrough; after a failure, with a defect to save. */
export function VerdictForms(props: Props) {
  const { walkthrough, currentStep, review, onReview, onReviewStep, collectEvidence } = props;
  const failedStep = getFailedStep(review, currentStep);
  const hasFailedStep = listFailedSteps(review).length > 0;
  const isStepFailed = getStepReview(review, currentStep).verdict === 'fail';
  const isWholeFailed = review?.verdict === 'fail';
  const renderSaveButton = (step: number) => (
    <SaveDefectButton
      {...{ walkthrough, failedStep: step }}
      // What Live knows is about the step that it shows.
      collectEvidence={step === currentStep ? collectEvidence : undefined}
    />
  );
  return (
    <>
      <SignatureSection />
      {currentStep > 0 && (
        <VerdictForm
          key={`${walkthrough.id} ${currentStep}`}
          subject={`step ${currentStep}`}
          review={getStepReview(review, currentStep)}
          onChange={(change) => onReviewStep(currentStep, change)}
        >
          {isStepFailed && renderSaveButton(currentStep)}
        </VerdictForm>
      )}
      <VerdictForm
        key={walkthrough.id}
        subject="the walkthrough"
        review={{ verdict: review?.verdict ?? null, note: review?.note ?? '' }}
        passProblem={hasFailedStep ? `Step ${failedStep} failed: review it again first.` : null}
        onChange={onReview}
      >
        {isWholeFailed && !isStepFailed && renderSaveButton(failedStep)}
      </VerdictForm>
    </>
  );
}

/** Who tests which build, beside the verdicts; asks for both until they are entered. */
function SignatureSection() {
  const { signature } = useStoredReviews();
  // Stays open while they are being entered.
  const [isOpen] = useState(isUnsigned(signature));
  return (
    <details className={styles.signature} open={isOpen}>
      <summary>
        {isUnsigned(signature)
          ? 'Enter tester and build'
          : `${signature.tester}, build ${signature.build}`}
      </summary>
      <SignatureFields />
    </details>
  );
}
