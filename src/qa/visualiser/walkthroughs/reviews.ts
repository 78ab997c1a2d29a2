import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Review, ReviewChange, Reviews, Signature, StepReview } from './review.types';

/** The steps of a walkthrough in words: as long as they are the same, a verdict stands. */
export function toStepsText({ start, steps }: Walkthrough): string {
  return [start.description, ...steps.map(({ description }) => description)].join('\n');
}

/** True where the steps are others than those that were judged. */
export function isOutdated(walkthrough: Walkthrough, review: Review): boolean {
  return review.words !== toStepsText(walkthrough);
}

/** The reviews with what was just set of one walkthrough, signed by who set it. */
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
  return { ...reviews, [walkthrough.id]: { ...previous, ...change, ...signature, at, words } };
}

/** The reviews with what was just set of one step, counted from 1. A step that fails fails its walkthrough. */
export function reviewStep(
  reviews: Reviews,
  walkthrough: Walkthrough,
  step: number,
  change: ReviewChange,
  signature: Signature,
  at: string,
): Reviews {
  const whole = change.verdict === 'fail' ? { verdict: 'fail' as const } : {};
  const reviewed = reviewWalkthrough(reviews, walkthrough, whole, signature, at);
  const review = reviewed[walkthrough.id];
  if (review === undefined) return reviews;
  const steps = { ...review.steps, [step]: { ...getStepReview(review, step), ...change } };
  return { ...reviewed, [walkthrough.id]: { ...review, steps } };
}

/** What was said of a step, counted from 1. */
export function getStepReview(review: Review | undefined, step: number): StepReview {
  return review?.steps[step] ?? { verdict: null, note: '' };
}

/** True where a verdict or note does not say by whom, or on which build. */
export const isUnsigned = ({ tester, build }: Review): boolean => tester === '' || build === '';

/** The reviews as they are handed on: what was judged before somebody gave a name and a build carries them too. */
export function signReviews(reviews: Reviews, { tester, build }: Signature): Reviews {
  return Object.fromEntries(
    Object.entries(reviews).map(([id, review]) => [
      id,
      { ...review, tester: review.tester || tester, build: review.build || build },
    ]),
  );
}

/** Two sets of reviews in one: of the same walkthrough the later review stays. */
export function mergeReviews(ours: Reviews, theirs: Reviews): Reviews {
  const newer = Object.entries(theirs).filter(([id, review]) => {
    const existing = ours[id];
    return existing === undefined || Date.parse(existing.at) < Date.parse(review.at);
  });
  return { ...ours, ...Object.fromEntries(newer) };
}

const EMPTY_REVIEW = { verdict: null, note: '', steps: {} } as const;
