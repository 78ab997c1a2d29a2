import { countUnopenedSteps } from '../walkthroughs/review-status';
import type { OpenedSteps } from '../walkthroughs/opened-steps';
import type { Review } from '../walkthroughs/review.types';
import type { ReportedBuild } from './format/report.schema';

/** Why a review does not count as a review of the build in the report. */
export const REVIEW_PROBLEMS = ['no build', 'other build', 'unopened steps'] as const;

export type ReviewProblem = (typeof REVIEW_PROBLEMS)[number];

/** The problems of a review, for a report of this build; empty if it counts. */
export function listReviewProblems(
  id: string,
  review: Review,
  opened: OpenedSteps,
  build: ReportedBuild,
): readonly ReviewProblem[] {
  const isUnopened = review.verdict === 'pass' && countUnopenedSteps(id, review, opened) > 0;
  return [
    ...(review.build.trim() === '' ? (['no build'] as const) : []),
    ...(review.build.trim() !== '' && !isOfBuild(review.build, build)
      ? (['other build'] as const)
      : []),
    ...(isUnopened ? (['unopened steps'] as const) : []),
  ];
}

/** Fewer digits of a commit or hash could be those of another one. */
const MIN_DIGITS = 7;

/**
 * True if what a tester has entered names the build: its version, its commit or the hash of its files, the latter two with at least
 * seven digits, or several of them, as in `1.4.0, commit abcdef1`. Everything that is named has to be of this build.
 */
export function isOfBuild(entered: string, { version, commit, hash }: ReportedBuild): boolean {
  const words = entered
    .toLowerCase()
    .split(/[\s,;:()]+/)
    .filter((word) => word !== '' && !/^(?:build|version|commit|hash|sha-?256)$/.test(word));
  const isPrefix = (word: string, whole: string | null) =>
    word.length >= MIN_DIGITS && whole?.toLowerCase().startsWith(word) === true;
  const isNamed = (word: string) =>
    word.replace(/^v(?=\d)/, '') === version.toLowerCase() ||
    isPrefix(word, commit) ||
    isPrefix(word, hash);
  return words.length > 0 && words.every(isNamed);
}
