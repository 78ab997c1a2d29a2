import { countUnopenedSteps } from '../walkthroughs/review-status';
import type { OpenedSteps } from '../walkthroughs/opened-steps';
import type { Review } from '../walkthroughs/review.types';
import type { GalleryReport } from './gallery-report';

/** The build that a report is about. */
type Build = Pick<GalleryReport, 'version' | 'commit'>;

/** Why a review does not count as a review of the build in the report. */
export type ReviewProblem = 'no build' | 'other build' | 'unopened steps';

/** The problems of a review, for a report of this build; empty if it counts. */
export function listReviewProblems(
  id: string,
  review: Review,
  opened: OpenedSteps,
  build: Build,
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

/** Fewer digits of a commit could be those of another one. */
const MIN_DIGITS = 7;

/**
 * True if what a tester has entered names the build: its version, its commit with at least seven digits, or both, as in `1.4.0,
 * commit abcdef1`. Everything that is named has to be of this build.
 */
export function isOfBuild(entered: string, { version, commit }: Build): boolean {
  const words = entered
    .toLowerCase()
    .split(/[\s,;:()]+/)
    .filter((word) => word !== '' && !/^(?:build|version|commit)$/.test(word));
  const isCommit = (word: string) =>
    word.length >= MIN_DIGITS && commit?.toLowerCase().startsWith(word) === true;
  const isNamed = (word: string) =>
    word.replace(/^v(?=\d)/, '') === version.toLowerCase() || isCommit(word);
  return words.length > 0 && words.every(isNamed);
}
