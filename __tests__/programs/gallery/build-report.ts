import type {
  ReleaseReport,
  ReportedMachine,
  ReportedWalkthrough,
} from '../../../src/qa/visualiser/release/format/report.schema';
import {
  listStatesWithoutScreenshot,
  listViews,
} from '../../../src/qa/visualiser/release/format/list-report';
import {
  describeOpening,
  PICTURED_ROUTES,
  ROUTES_GROUP,
  toReportedId,
} from '../../../src/qa/routes/pictured-routes';
import { listStates, listTransientStates, planGallery, type FlowPlan } from './plan';
import type { View, WalkthroughResult } from './view.types';

type Run = Pick<ReleaseReport, 'createdAt' | 'durationMs' | 'build' | 'browser' | 'computer'> & {
  readonly views: readonly View[];
  readonly results: readonly WalkthroughResult[];
  /** Returns the SHA-256 of a screenshot. */
  readonly hashScreenshot: (file: string) => string;
};

/** The report of a run: every planned walkthrough with its result and its views, in the order of the plan. */
export function buildReport({ views, results, hashScreenshot, ...run }: Run): ReleaseReport {
  const { createdAt, durationMs, build, browser, computer } = run;
  const getOutcome = (id: string) => {
    const {
      result,
      durationMs: ms,
      error,
      consoleProblems,
    } = results.find(({ walkthroughId }) => walkthroughId === id) ?? NOT_RUN;
    const shown = views
      .filter(({ walkthroughId }) => walkthroughId === id)
      .sort((a, b) => a.step - b.step)
      .map((view) => toReportedView(view, hashScreenshot));
    return { result, durationMs: ms, error, consoleProblems, views: shown };
  };
  const flows = planGallery().map((plan): ReportedMachine => {
    const { id, title, section } = plan.entry;
    const walkthroughs = plan.walkthroughs.map(
      ({ walkthrough: { id: walkthroughId, title: name, start, steps }, stopReason }) => ({
        id: walkthroughId,
        title: name,
        stopReason,
        steps: [start.description, ...steps.map(({ description }) => description)],
        ...getOutcome(walkthroughId),
      }),
    );
    return { id, title, section, states: describeStates(plan, walkthroughs), walkthroughs };
  });
  return {
    format: 'release-report',
    version: 1,
    createdAt,
    durationMs,
    build,
    browser,
    computer,
    machines: [...flows, describeRoutes(getOutcome)],
  };
}

type Outcome = Omit<ReportedWalkthrough, 'id' | 'title' | 'stopReason' | 'steps'>;

/** The routes in the form of a flow: each is a state, and a walkthrough of one view. */
function describeRoutes(getOutcome: (id: string) => Outcome): ReportedMachine {
  return {
    ...ROUTES_GROUP,
    states: PICTURED_ROUTES.filter(({ isUnconfigured }) => !isUnconfigured).map(
      ({ path, title, reasonWithoutScreenshot }) => ({ path, title, reasonWithoutScreenshot }),
    ),
    walkthroughs: PICTURED_ROUTES.filter(({ url }) => url !== null).map((route) => ({
      id: toReportedId(route),
      title: route.title,
      stopReason: null,
      steps: [describeOpening(route)],
      ...getOutcome(toReportedId(route)),
    })),
  };
}

const NOT_RUN = { result: 'not run', durationMs: 0, error: null, consoleProblems: [] } as const;

function toReportedView(
  { walkthroughId: _, screenshots, ...view }: View,
  hashScreenshot: Run['hashScreenshot'],
): ReportedWalkthrough['views'][number] {
  return {
    ...view,
    screenshots: screenshots.map(({ variant, file }) => ({
      variant,
      file,
      sha256: hashScreenshot(file),
    })),
  };
}

function describeStates(
  { entry, flowPage }: FlowPlan,
  walkthroughs: readonly ReportedWalkthrough[],
): ReportedMachine['states'] {
  const shown = new Set(walkthroughs.flatMap(({ views }) => views.flatMap(({ states }) => states)));
  const transient = listTransientStates(entry);
  const getReason = (path: string) =>
    flowPage?.notVisible?.[path] ??
    (transient.includes(path) ? 'The flow leaves it immediately, so it is never on screen.' : null);
  return listStates(entry).map((path) => ({
    path,
    title: entry.states[path]?.title ?? path,
    reasonWithoutScreenshot: shown.has(path) ? null : getReason(path),
  }));
}

/** Describes what is missing or failed, one line each; empty if the gallery is complete. */
export function findGalleryProblems({ build, machines }: ReleaseReport): readonly string[] {
  return [
    ...(build.hash === null
      ? ['The files of the build could not be read, or have changed during the run.']
      : []),
    ...machines.flatMap(findMachineProblems),
  ];
}

function findMachineProblems(machine: ReportedMachine): readonly string[] {
  const { id, walkthroughs } = machine;
  return [
    ...(walkthroughs.length === 0
      ? [`${id}: it has no page object, so no walkthrough was run.`]
      : []),
    ...walkthroughs.flatMap(({ id: walkthroughId, result, error }) => {
      if (result === 'passed') return [];
      return [`${walkthroughId}: ${result === 'failed' ? (error ?? 'failed') : 'It was not run.'}`];
    }),
    ...listStatesWithoutScreenshot(machine)
      .filter(({ reasonWithoutScreenshot }) => reasonWithoutScreenshot === null)
      .map(({ path }) => `${id}: no screenshot of "${path}".`),
    ...listViews(machine)
      .filter(({ violations }) => violations.length > 0)
      .map(({ state, violations }) => `${id} ${state}: violations: ${violations.length}.`),
  ];
}
