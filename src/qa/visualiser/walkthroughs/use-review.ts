import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  getStoredReviews,
  updateStoredReviews,
  useStoredReviews,
  type StoredReviews,
} from './review-store';
import type { Review, ReviewChange, Reviews } from './review.types';
import { isOutdated, reviewStep, reviewWalkthrough } from './reviews';

/** The review of a walkthrough, and functions that change it in the name of the tester. */
export type ReviewControls = {
  /** That of the steps as they are. */
  readonly review: Review | undefined;
  /** That of earlier steps: it does not count, and the next change replaces it. */
  readonly outdatedReview: Review | undefined;
  readonly onReview: (change: ReviewChange) => void;
  readonly onReviewStep: (step: number, change: ReviewChange) => void;
};

/** The stored review of a walkthrough. */
export function useReview(walkthrough: Walkthrough): ReviewControls {
  const { reviews } = useStoredReviews();
  const change = (apply: (current: StoredReviews, at: string) => Reviews) =>
    updateStoredReviews({ reviews: apply(getStoredReviews(), new Date().toISOString()) });
  const stored = reviews[walkthrough.id];
  const hasChanged = stored !== undefined && isOutdated(walkthrough, stored);
  return {
    review: hasChanged ? undefined : stored,
    outdatedReview: hasChanged ? stored : undefined,
    onReview: (changed) =>
      change((current, at) =>
        reviewWalkthrough(current.reviews, walkthrough, changed, current.signature, at),
      ),
    onReviewStep: (step, changed) =>
      change((current, at) =>
        reviewStep(current.reviews, walkthrough, step, changed, current.signature, at),
      ),
  };
}
