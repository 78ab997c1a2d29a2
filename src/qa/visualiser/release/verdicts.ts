import {
  isBeginning,
  withoutPrefixes,
} from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { ROUTES_GROUP, toReportedId, type GalleryRoute } from '../../routes/gallery-routes';
import type { OpenedSteps } from '../walkthroughs/opened-steps';
import { formatReviewStatus } from '../walkthroughs/review-status';
import type { Reviews } from '../walkthroughs/review.types';
import { isOutdated } from '../walkthroughs/reviews';
import type { KnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import type { GalleryReport, GalleryResult } from './gallery-report';
import { listReviewProblems, type ReviewProblem } from './review-problems';

/** The reviews of Walkthroughs mode. */
export type HumanReviews = { readonly reviews: Reviews; readonly opened: OpenedSteps };

/** What the gallery and a person say about a walkthrough or route. */
export type Verdict = {
  readonly id: string;
  readonly title: string;
  /** `missing`: the report does not have it. */
  readonly machine: GalleryResult['result'] | 'missing';
  /** False if this visualiser does not have it: another build has made the report. */
  readonly isKnown: boolean;
  /** False for a route: it has pictures, but no steps to review. */
  readonly isReviewable: boolean;
  /** The title of the longer walkthrough that was run instead; null if it was run itself. */
  readonly longerTitle: string | null;
  readonly human: 'pass' | 'fail' | 'changed' | 'open';
  /** The same in words. */
  readonly humanDetail: string;
  /** Why the review does not count as one of this build. */
  readonly reviewProblems: readonly ReviewProblem[];
  readonly tester: string;
  readonly testedBuild: string;
  readonly note: string;
  readonly reported: GalleryResult | null;
};

/** A machine, or the routes, with the verdicts. */
export type VerdictGroup = {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly verdicts: readonly Verdict[];
};

/**
 * The verdicts on all walkthroughs and routes of a release, then those that only the report has. A walkthrough that is the
 * beginning of a longer one has the result of the longer one, which the gallery runs instead.
 */
export function listVerdicts(
  report: GalleryReport,
  entries: readonly MachineEntry[],
  known: KnownWalkthroughs,
  human: HumanReviews,
  routes: readonly GalleryRoute[] = [],
): readonly VerdictGroup[] {
  const groups = [
    { ...ROUTES_GROUP, verdicts: listRouteVerdicts(report, routes) },
    ...entries.map(({ id, title, section }) => {
      const verdicts = listWalkthroughVerdicts(report, known.get(id) ?? [], human);
      return { id, title, section, verdicts };
    }),
  ].filter(({ verdicts }) => verdicts.length > 0);
  // Until all walkthroughs are generated, it is not clear which are unknown.
  if (known.size < entries.length) return groups;
  const expected = new Set(groups.flatMap(({ verdicts }) => verdicts.map(({ id }) => id)));
  const unknown = [...report.results]
    .filter(([id]) => !expected.has(id))
    .map(([id, reported]) => toVerdict(id, id, reported, { isKnown: false, isReviewable: false }));
  if (unknown.length === 0) return groups;
  return [...groups, { id: 'unknown', title: 'Unknown', section: '', verdicts: unknown }];
}

function listRouteVerdicts(
  { results }: GalleryReport,
  routes: readonly GalleryRoute[],
): readonly Verdict[] {
  return routes
    .filter(({ url }) => url !== null)
    .map((route) => {
      const id = toReportedId(route);
      return toVerdict(id, route.title, results.get(id), { isReviewable: false });
    });
}

function listWalkthroughVerdicts(
  report: GalleryReport,
  walkthroughs: readonly Walkthrough[],
  human: HumanReviews,
): readonly Verdict[] {
  const longest = withoutPrefixes(walkthroughs);
  return walkthroughs.map((walkthrough) => {
    const { id, title } = walkthrough;
    const own = report.results.get(id);
    const longer =
      own === undefined ? longest.find((other) => isBeginning(walkthrough, other)) : undefined;
    const reported = own ?? (longer && report.results.get(longer.id));
    const longerTitle =
      own === undefined && reported !== undefined ? (longer?.title ?? null) : null;
    return toVerdict(id, title, reported, { longerTitle, ...judge(walkthrough, human, report) });
  });
}

const NOT_REVIEWED = {
  human: 'open',
  humanDetail: 'open',
  reviewProblems: [],
  tester: '',
  testedBuild: '',
  note: '',
} as const;

function toVerdict(
  id: string,
  title: string,
  reported: GalleryResult | null = null,
  rest: Partial<Verdict> = {},
): Verdict {
  return {
    ...{ id, title, machine: reported?.result ?? 'missing', reported },
    ...{ isKnown: true, isReviewable: true, longerTitle: null },
    ...NOT_REVIEWED,
    ...rest,
  };
}

/** The human verdict on a walkthrough. */
function judge(
  walkthrough: Walkthrough,
  { reviews, opened }: HumanReviews,
  report: GalleryReport,
): Partial<Verdict> {
  const { id } = walkthrough;
  const review = reviews[id];
  if (review?.verdict == null) return NOT_REVIEWED;
  const { tester, build: testedBuild, note, verdict } = review;
  if (isOutdated(walkthrough, review))
    return { human: 'changed', humanDetail: 'steps have changed since', tester, testedBuild, note };
  return {
    human: verdict,
    humanDetail: formatReviewStatus(id, review, opened),
    reviewProblems: listReviewProblems(id, review, opened, report),
    ...{ tester, testedBuild, note },
  };
}

/** True if machine or person did not pass the walkthrough, or the review does not count. */
export const needsAttention = ({ machine, isKnown, human, reviewProblems }: Verdict): boolean =>
  machine !== 'passed' || !isKnown || human === 'fail' || reviewProblems.length > 0;

/** True if a person has passed or failed the walkthrough, in this build and with all steps opened. */
const isReviewed = ({ human, reviewProblems }: Verdict): boolean =>
  (human === 'pass' || human === 'fail') && reviewProblems.length === 0;

/** The numbers of the verdicts that a person has to know before a release. */
export function countVerdicts(verdicts: readonly Verdict[]) {
  const count = (isCounted: (verdict: Verdict) => boolean) => verdicts.filter(isCounted).length;
  const countProblem = (problem: ReviewProblem) =>
    count(({ reviewProblems }) => reviewProblems.includes(problem));
  return {
    passed: count(({ machine }) => machine === 'passed'),
    failed: count(({ machine }) => machine === 'failed'),
    notRun: count(({ machine }) => machine === 'not run'),
    missing: count(({ machine }) => machine === 'missing'),
    unknown: count(({ isKnown }) => !isKnown),
    reviewable: count(({ isReviewable }) => isReviewable),
    reviewed: count(isReviewed),
    /** Also on another build, since nobody has passed it in this one. */
    failedByPerson: count(({ human }) => human === 'fail'),
    onOtherBuild: countProblem('other build'),
    withoutBuild: countProblem('no build'),
    unopened: countProblem('unopened steps'),
    needAttention: count(needsAttention),
  };
}
