import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  getStoredReviews,
  updateStoredReviews,
  useStoredReviews,
  type StoredReviews,
} from './review-store';
import type { Review, ReviewChange, Reviews } from './review.types';
import { reviewStep, reviewWalkthrough } from './reviews';

/** The review of a walkthrough, and functions that change it in the name of the tester. */
export type ReviewControls = {
  readonly review: Review | undefined;
  readonly onReview: (change: ReviewChange) => void;
  readonly onReviewStep: (step: number, change: ReviewChange) => void;
};

/** The stored review of a walkthrough. */
export function useReview(walkthrough: Walkthrough): ReviewControls {
  const { reviews } = useStoredReviews();
  const change = (apply: (stored: StoredReviews, at: string) => Reviews) =>
    updateStoredReviews({ reviews: apply(getStoredReviews(), new Date().toISOString()) });
  return {
    review: reviews[walkthrough.id],
    onReview: (changed) =>
      change((stored, at) =>
        reviewWalkthrough(stored.reviews, walkthrough, changed, stored.signature, at),
      ),
    onReviewStep: (step, changed) =>
      change((stored, at) =>
        reviewStep(stored.reviews, walkthrough, step, changed, stored.signature, at),
      ),
  };
}
