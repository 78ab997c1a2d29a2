import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { listOpenedSteps, type OpenedSteps } from './opened-steps';
import type { Review, Reviews, Verdict } from './review.types';
import { isOutdated, toStepsText } from './reviews';

/** The status of a walkthrough; `changed`: its steps are not those that were reviewed. */
export type Status = 'pass' | 'fail' | 'changed' | 'open';

/** The status of a walkthrough. */
export function getStatus(walkthrough: Walkthrough, reviews: Reviews): Status {
  const review = reviews[walkthrough.id];
  if (review?.verdict == null) return 'open';
  return isOutdated(walkthrough, review) ? 'changed' : review.verdict;
}

/** The status in words: `passed, 3 of 5 steps opened` if not all steps were opened. */
export function formatStatus(
  walkthrough: Walkthrough,
  reviews: Reviews,
  opened: OpenedSteps,
): string {
  const status = getStatus(walkthrough, reviews);
  if (status === 'changed') return 'steps have changed since';
  if (status !== 'pass') return formatVerdict(status === 'open' ? null : status);
  return formatPass(walkthrough.id, toStepsText(walkthrough), opened);
}

/** The verdict of a review in words, for the steps that were reviewed. */
export function formatReviewStatus(id: string, review: Review, opened: OpenedSteps): string {
  if (review.verdict !== 'pass') return formatVerdict(review.verdict);
  return formatPass(id, review.words, opened);
}

/** The walkthroughs that passed although not all of their steps were opened. */
export function listPassedUnopened(
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
  opened: OpenedSteps,
): readonly Walkthrough[] {
  return walkthroughs.filter((walkthrough) => {
    const { id, steps } = walkthrough;
    const isPassed = getStatus(walkthrough, reviews) === 'pass';
    return isPassed && listOpenedSteps(opened, id, toStepsText(walkthrough)).length < steps.length;
  });
}

/** How many of the steps that were reviewed nobody has opened. */
export function countUnopenedSteps(
  id: string,
  { words }: Pick<Review, 'words'>,
  opened: OpenedSteps,
): number {
  return Math.max(countSteps(words) - listOpenedSteps(opened, id, words).length, 0);
}

function formatPass(id: string, words: string, opened: OpenedSteps): string {
  const count = countSteps(words);
  const unopenedCount = countUnopenedSteps(id, { words }, opened);
  return unopenedCount > 0
    ? `passed, ${count - unopenedCount} of ${count} ${count === 1 ? 'step' : 'steps'} opened`
    : 'passed';
}

/** The first line describes the start. */
const countSteps = (words: string) => words.split('\n').length - 1;

/** A verdict in words. */
export const formatVerdict = (verdict: Verdict) =>
  verdict === null ? 'open' : { pass: 'passed', fail: 'failed' }[verdict];
