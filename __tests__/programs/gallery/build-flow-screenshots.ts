import type { View, WalkthroughResult } from './view.types';
import type { FlowScreenshots, StateWithoutScreenshot } from './flow-screenshots.types';
import { listTransientStates, listStates, planGallery, type FlowPlan } from './plan';

/** What has been seen, flow by flow, beside what there is to see. */
export function buildFlowScreenshots(
  views: readonly View[],
  results: readonly WalkthroughResult[],
): readonly FlowScreenshots[] {
  return planGallery().map((plan) => {
    const { entry, walkthroughs } = plan;
    const states = listStates(entry);
    const flowViews = views.filter(({ machineId }) => machineId === entry.id);
    return {
      entry,
      stateCount: states.length,
      views: [...flowViews].sort(
        (one, other) =>
          states.indexOf(one.state) - states.indexOf(other.state) ||
          one.path.length - other.path.length,
      ),
      statesWithoutScreenshot: listStatesWithoutScreenshot(plan, flowViews),
      walkthroughs: walkthroughs.map(({ walkthrough: { id, title, steps }, stopReason }) => ({
        ...(results.find(({ walkthroughId }) => walkthroughId === id) ?? notRun(id)),
        title,
        stepCount: steps.length,
        stopReason,
      })),
    };
  });
}

const notRun = (walkthroughId: string): WalkthroughResult => ({
  walkthroughId,
  isPassed: false,
  durationMs: 0,
  error: 'It was not walked.',
});

function listStatesWithoutScreenshot(
  { entry, flowPage }: FlowPlan,
  views: readonly View[],
): readonly StateWithoutScreenshot[] {
  const statesWithScreenshot = new Set(views.flatMap(({ states }) => states));
  const transient = listTransientStates(entry);
  return listStates(entry)
    .filter((state) => !statesWithScreenshot.has(state))
    .map((state) => ({
      state,
      title: entry.states[state]?.title ?? state,
      reason:
        flowPage?.notVisible?.[state] ??
        (transient.includes(state) ? 'The flow passes it in a moment; nobody can see it.' : null),
    }));
}

/** What keeps the gallery from being complete, one line each; empty when all is well. */
export function findGalleryProblems(flows: readonly FlowScreenshots[]): readonly string[] {
  return flows.flatMap(({ entry, statesWithoutScreenshot, walkthroughs, views }) => [
    ...(walkthroughs.length === 0 ? [`${entry.id}: nobody says how its screens are walked.`] : []),
    ...walkthroughs
      .filter(({ isPassed }) => !isPassed)
      .map(({ walkthroughId, error }) => `${walkthroughId}: ${error ?? 'failed'}`),
    ...statesWithoutScreenshot
      .filter(({ reason }) => reason === null)
      .map(({ state }) => `${entry.id}: there is no picture of "${state}".`),
    ...views
      .filter(({ violations }) => violations.length > 0)
      .map(({ state, violations }) => `${entry.id} ${state}: axe finds ${violations.length}.`),
  ]);
}
