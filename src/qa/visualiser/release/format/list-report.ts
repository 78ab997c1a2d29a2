import type {
  ReleaseReport,
  ReportedMachine,
  ReportedScreenshot,
  ReportedView,
  ReportedWalkthrough,
} from './report.schema';

/** A screenshot with what it belongs to. */
export type LocatedScreenshot = {
  readonly machine: ReportedMachine;
  readonly walkthrough: ReportedWalkthrough;
  readonly view: ReportedView;
  readonly screenshot: ReportedScreenshot;
};

/** All screenshots of a report, in its order. */
export function listScreenshots({ machines }: ReleaseReport): readonly LocatedScreenshot[] {
  return machines.flatMap((machine) =>
    machine.walkthroughs.flatMap((walkthrough) =>
      walkthrough.views.flatMap((view) =>
        view.screenshots.map((screenshot) => ({ machine, walkthrough, view, screenshot })),
      ),
    ),
  );
}

/** The views of a machine: by state, in the order in which it declares them, and the shortest path first. */
export function listViews({ states, walkthroughs }: ReportedMachine): readonly ReportedView[] {
  const order = new Map(states.map(({ path }, index) => [path, index]));
  const getOrder = ({ state }: ReportedView) => order.get(state) ?? states.length;
  return walkthroughs
    .flatMap(({ views }) => views)
    .sort((a, b) => getOrder(a) - getOrder(b) || a.step - b.step);
}

/** The states of a machine that no view shows. */
export function listStatesWithoutScreenshot({ states, walkthroughs }: ReportedMachine) {
  const shown = new Set(walkthroughs.flatMap(({ views }) => views.flatMap((view) => view.states)));
  return states.filter(({ path }) => !shown.has(path));
}

/** The numbers of a report. */
export type ReportCounts = Readonly<
  Record<
    | 'walkthroughs'
    | 'passed'
    | 'failed'
    | 'notRun'
    | 'views'
    | 'screenshots'
    | 'violations'
    | 'consoleProblems',
    number
  >
>;

/** Counts the walkthroughs, views and findings of some machines. */
export function countReport(machines: readonly ReportedMachine[]): ReportCounts {
  const walkthroughs = machines.flatMap((machine) => machine.walkthroughs);
  const views = walkthroughs.flatMap((walkthrough) => walkthrough.views);
  const countResult = (expected: ReportedWalkthrough['result']) =>
    walkthroughs.filter(({ result }) => result === expected).length;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    walkthroughs: walkthroughs.length,
    passed: countResult('passed'),
    failed: countResult('failed'),
    notRun: countResult('not run'),
    views: views.length,
    screenshots: sum(views.map(({ screenshots }) => screenshots.length)),
    violations: sum(views.map(({ violations }) => violations.length)),
    consoleProblems: sum(walkthroughs.map(({ consoleProblems }) => consoleProblems.length)),
  };
}
