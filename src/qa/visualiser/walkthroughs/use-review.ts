import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { updateStoredReviews, useStoredReviews } from './review-store';
import type { Review, ReviewChange } from './review.types';
import { reviewStep, reviewWalkthrough } from './reviews';

/** The review of a walkthrough, and functions that change it in the name of the tester. */
export type ReviewControls = {
  readonly review: Review | undefined;
  readonly onReview: (change: ReviewChange) => void;
  readonly onReviewStep: (step: number, change: ReviewChange) => void;
};

/** The stored review of a walkthrough. */
export function useReview(walkthrough: Walkthrough): ReviewControls {
  const { reviews, signature } = useStoredReviews();
  const now = () => new Date().toISOString();
  return {
    review: reviews[walkthrough.id],
    onReview: (change) =>
      updateStoredReviews({
        reviews: reviewWalkthrough(reviews, walkthrough, change, signature, now()),
      }),
    onReviewStep: (step, change) =>
      updateStoredReviews({
        reviews: reviewStep(reviews, walkthrough, step, change, signature, now()),
      }),
  };
}
