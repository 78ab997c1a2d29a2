import {
  isBeginning,
  withoutPrefixes,
} from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { ROUTES_GROUP, toReportedId, type PicturedRoute } from '../../routes/pictured-routes';
import type { OpenedSteps } from '../walkthroughs/opened-steps';
import { formatReviewStatus } from '../walkthroughs/review-status';
import type { Review, Reviews } from '../walkthroughs/review.types';
import { toStepsText } from '../walkthroughs/reviews';
import type { KnownWalkthroughs } from '../walkthroughs/use-walkthroughs';
import type {
  ReleaseReport,
  ReportedBuild,
  ReportedMachine,
  ReportedWalkthrough,
} from './format/report.schema';
import { listReviewProblems, type ReviewProblem } from './review-problems';
import type { Verdict } from './signed-release.schema';

/** The reviews of Walkthroughs mode. */
export type HumanReviews = { readonly reviews: Reviews; readonly opened: OpenedSteps };

/** The reviews, and the build of the report that they have to be of. */
type JudgedReviews = HumanReviews & { readonly build: ReportedBuild };

/** A walkthrough's verdicts, and what the report has about it. */
export type ListedVerdict = Verdict & { readonly reported: ReportedWalkthrough | null };

/** A machine of the report or of this visualiser, with the verdicts of its walkthroughs. */
export type MachineVerdicts = {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly verdicts: readonly ListedVerdict[];
};

/**
 * The verdicts on all walkthroughs of a release: those of this visualiser, then those that only the report has. A walkthrough that
 * is the beginning of a longer one has the result of the longer one, which the gallery runs instead. The routes come first: they
 * have pictures, but nothing to review.
 */
export function listVerdicts(
  report: ReleaseReport,
  entries: readonly MachineEntry[],
  known: KnownWalkthroughs,
  reviews: HumanReviews,
  routes: readonly PicturedRoute[] = [],
): readonly MachineVerdicts[] {
  const human = { ...reviews, build: report.build };
  const reportedIds = new Set(report.machines.map(({ id }) => id));
  const notReported = entries.filter(({ id }) => !reportedIds.has(id));
  const reportedRoutes = report.machines.find(({ id }) => id === ROUTES_GROUP.id) ?? null;
  const routeVerdicts = listRouteVerdicts(reportedRoutes, routes);
  return [
    ...(routeVerdicts.length === 0 ? [] : [{ ...ROUTES_GROUP, verdicts: routeVerdicts }]),
    ...report.machines
      .filter((machine) => machine !== reportedRoutes)
      .map((machine) => {
        const isKnownMachine = entries.some(({ id }) => id === machine.id);
        const walkthroughs = known.get(machine.id) ?? (isKnownMachine ? null : []);
        return { ...machine, verdicts: listMachineVerdicts(machine, walkthroughs, human) };
      }),
    ...notReported.map(({ id, title, section }) => {
      const machine = { id, title, section, states: [], walkthroughs: [] };
      return { ...machine, verdicts: listMachineVerdicts(machine, known.get(id) ?? [], human) };
    }),
  ];
}

function listRouteVerdicts(
  machine: ReportedMachine | null,
  routes: readonly PicturedRoute[],
): readonly ListedVerdict[] {
  const walkthroughs = machine?.walkthroughs ?? [];
  const expected = routes.filter(({ url }) => url !== null);
  const expectedIds = new Set(expected.map(toReportedId));
  const toVerdict = (
    id: string,
    title: string,
    reported: ReportedWalkthrough | null,
  ): ListedVerdict => ({
    machineId: ROUTES_GROUP.id,
    walkthroughId: id,
    title,
    machine: reported?.result ?? 'missing',
    isKnown: expectedIds.has(id),
    isReviewable: false,
    partOf: null,
    ...NOT_REVIEWED,
    reported,
  });
  return [
    ...expected.map((route) => {
      const id = toReportedId(route);
      return toVerdict(id, route.title, walkthroughs.find((one) => one.id === id) ?? null);
    }),
    ...walkthroughs
      .filter(({ id }) => !expectedIds.has(id))
      .map((reported) => toVerdict(reported.id, reported.title, reported)),
  ];
}

/** `known`: null while they are being generated. */
function listMachineVerdicts(
  machine: ReportedMachine,
  known: readonly Walkthrough[] | null,
  human: JudgedReviews,
): readonly ListedVerdict[] {
  const expected = known === null ? [] : withoutPrefixes(known);
  const find = (id: string) => machine.walkthroughs.find((one) => one.id === id) ?? null;
  const knownIds = new Set(known?.map(({ id }) => id));

  const listed = (known ?? []).map((walkthrough): ListedVerdict => {
    const { id, title } = walkthrough;
    const own = find(id);
    const longer =
      own === null ? expected.find((other) => isBeginning(walkthrough, other)) : undefined;
    const reported = own ?? (longer === undefined ? null : find(longer.id));
    const words = own === null ? toStepsText(walkthrough) : own.steps.join('\n');
    return {
      machineId: machine.id,
      walkthroughId: id,
      title,
      machine: reported?.result ?? 'missing',
      isKnown: true,
      isReviewable: true,
      partOf: own === null && reported !== null ? reported.title : null,
      ...judge(id, words, human),
      reported: own,
    };
  });
  const unlisted = machine.walkthroughs
    .filter(({ id }) => !knownIds.has(id))
    .map((reported): ListedVerdict => ({
      machineId: machine.id,
      walkthroughId: reported.id,
      title: reported.title,
      machine: reported.result,
      isKnown: known === null,
      isReviewable: true,
      partOf: null,
      ...judge(reported.id, reported.steps.join('\n'), human),
      reported,
    }));
  return [...listed, ...unlisted];
}

type HumanVerdict = Pick<
  Verdict,
  'human' | 'humanDetail' | 'reviewProblems' | 'tester' | 'testedBuild' | 'note'
>;

const NOT_REVIEWED: HumanVerdict = {
  human: 'open',
  humanDetail: 'open',
  reviewProblems: [],
  tester: '',
  testedBuild: '',
  note: '',
};

/** The human verdict on a walkthrough with these steps. */
function judge(
  id: string,
  words: string,
  { reviews, opened, build: reported }: JudgedReviews,
): HumanVerdict {
  const review: Review | undefined = reviews[id];
  if (review?.verdict == null) return NOT_REVIEWED;
  const { tester, build, note, verdict } = review;
  const isChanged = review.words !== words;
  return {
    human: isChanged ? 'changed' : verdict,
    humanDetail: isChanged ? 'steps have changed since' : formatReviewStatus(id, review, opened),
    reviewProblems: isChanged ? [] : listReviewProblems(id, review, opened, reported),
    tester,
    testedBuild: build,
    note,
  };
}

/** True if machine or person did not pass the walkthrough, or the review does not count. */
export const needsAttention = ({ machine, isKnown, human, reviewProblems }: Verdict): boolean =>
  machine !== 'passed' || !isKnown || human === 'fail' || reviewProblems.length > 0;

/** True if a person has passed or failed the walkthrough, in this build and with all steps opened. */
export const isReviewed = ({ human, reviewProblems }: Verdict): boolean =>
  (human === 'pass' || human === 'fail') && reviewProblems.length === 0;

/** The numbers of the verdicts that a person has to know before signing. */
export function countVerdicts(verdicts: readonly Verdict[]) {
  const count = (isCounted: (verdict: Verdict) => boolean) => verdicts.filter(isCounted).length;
  const countProblem = (problem: ReviewProblem) =>
    count(({ reviewProblems }) => reviewProblems.includes(problem));
  return {
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
