import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Review, ReviewChange, Reviews, Signature, StepReview } from './review.types';

/** The descriptions of all steps as one text, one line each: a verdict is valid as long as it stays the same. */
export function toStepsText({ start, steps }: Walkthrough): string {
  return [start.description, ...steps.map(({ description }) => description)].join('\n');
}

/** True if the steps have changed since the review. */
export function isOutdated(walkthrough: Walkthrough, review: Review): boolean {
  return review.words !== toStepsText(walkthrough);
}

/** Returns the reviews with a change to one walkthrough, signed with `signature`. */
export function reviewWalkthrough(
  reviews: Reviews,
  walkthrough: Walkthrough,
  change: ReviewChange,
  signature: Signature,
  at: string,
): Reviews {
  const before = reviews[walkthrough.id];
  const words = toStepsText(walkthrough);
  const previous = before?.words === words ? before : EMPTY_REVIEW;
  const review = { ...previous, ...change, ...signature, at, words };
  return { ...reviews, [walkthrough.id]: withFailedSteps(review) };
}

/** A failed step fails its walkthrough, whatever else the verdict on it would be. */
const withFailedSteps = (review: Review): Review =>
  listFailedSteps(review).length === 0 ? review : { ...review, verdict: 'fail' };

/** Returns the reviews with a change to one step, counted from 1. */
export function reviewStep(
  reviews: Reviews,
  walkthrough: Walkthrough,
  step: number,
  change: ReviewChange,
  signature: Signature,
  at: string,
): Reviews {
  const reviewed = reviewWalkthrough(reviews, walkthrough, {}, signature, at);
  const review = reviewed[walkthrough.id];
  if (review === undefined) return reviews;
  const steps = { ...review.steps, [step]: { ...getStepReview(review, step), ...change } };
  return { ...reviewed, [walkthrough.id]: withFailedSteps({ ...review, steps }) };
}

/** The review of a step, counted from 1. */
export function getStepReview(review: Review | undefined, step: number): StepReview {
  return review?.steps[step] ?? { verdict: null, note: '' };
}

/** The numbers of the failed steps. */
export const listFailedSteps = (review: Review | undefined): readonly number[] =>
  Object.entries(review?.steps ?? {})
    .filter(([, { verdict }]) => verdict === 'fail')
    .map(([step]) => Number(step));

/** True if a review or its signature names no tester or no build. */
export const isUnsigned = ({ tester, build }: Signature): boolean =>
  tester.trim() === '' || build.trim() === '';

/** Fills in the tester and build of reviews that have none, for an export. */
export function signReviews(reviews: Reviews, { tester, build }: Signature): Reviews {
  return Object.fromEntries(
    Object.entries(reviews).map(([id, review]) => [
      id,
      { ...review, tester: review.tester || tester, build: review.build || build },
    ]),
  );
}

/** Merges two sets of reviews; the later review of a walkthrough wins. */
export function mergeReviews(ours: Reviews, theirs: Reviews): Reviews {
  const newer = Object.entries(theirs).filter(([id, review]) => {
    const existing = ours[id];
    return existing === undefined || Date.parse(existing.at) < Date.parse(review.at);
  });
  return { ...ours, ...Object.fromEntries(newer) };
}

const EMPTY_REVIEW = { verdict: null, note: '', steps: {} } as const;
