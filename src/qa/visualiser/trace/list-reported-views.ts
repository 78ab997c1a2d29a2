import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { PICTURED_ROUTES, ROUTES_GROUP, toReportedId } from '../../routes/pictured-routes';
import type {
  ReleaseReport,
  ReportedView,
  ReportedWalkthrough,
} from '../release/format/report.schema';
import type { TracedGoal } from './trace-statements';

/**
 * The views of a gallery that show the goals, each once: of a state or transition the first one, of a start, result or
 * event the one at the end of its walkthrough.
 */
export function listReportedViews(
  { machines }: ReleaseReport,
  goals: readonly TracedGoal[],
  walkthroughs: readonly Walkthrough[],
): readonly ReportedView[] {
  const views = goals.flatMap(({ entry, goal }) => {
    const reported = machines.find(({ id }) => id === entry.id)?.walkthroughs ?? [];
    const all = reported.flatMap((one) => one.views);
    switch (goal.kind) {
      case 'state':
        return all.find(({ states }) => states.includes(goal.id));
      case 'transition':
        return all.find(({ transitions }) => transitions.includes(goal.id));
      default: {
        const walkthrough = walkthroughs.find(
          ({ machineId, goals: covered }) =>
            machineId === entry.id &&
            covered.some(({ kind, id }) => kind === goal.kind && id === goal.id),
        );
        return walkthrough && findEnd(walkthrough, reported);
      }
    }
  });
  return [...new Set(views.flatMap((view) => view ?? []))];
}

/** The views of the routes that show a statement. */
export function listRouteViews(
  { machines }: ReleaseReport,
  statementId: string,
): readonly ReportedView[] {
  const routes = PICTURED_ROUTES.filter(({ topic }) => topic === toTopic(statementId));
  const ids = new Set(routes.map(toReportedId));
  return machines
    .filter(({ id }) => id === ROUTES_GROUP.id)
    .flatMap(({ walkthroughs }) => walkthroughs)
    .filter(({ id }) => ids.has(id))
    .flatMap(({ views }) => views);
}

/** The id of a statement without its number. */
const toTopic = (statementId: string) => statementId.replace(/\.\d+$/, '');

/** The view at the end of a walkthrough; a gallery may have run it as the beginning of a longer one. */
function findEnd(
  { start, steps }: Walkthrough,
  reported: readonly ReportedWalkthrough[],
): ReportedView | undefined {
  const descriptions = [start, ...steps].map(({ description }) => description);
  return reported
    .filter((one) => descriptions.every((description, index) => one.steps[index] === description))
    .flatMap(({ views }) => views)
    .find(({ step }) => step === descriptions.length - 1);
}
