import type { View, WalkthroughResult } from './view.types';
import type { FlowScreenshots, StateWithoutScreenshot } from './flow-screenshots.types';
import { listTransientStates, listStates, planGallery, type FlowPlan } from './plan';

/** Groups the views and results of a run by flow, and lists the states without a screenshot. */
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
        (a, b) =>
          states.indexOf(a.state) - states.indexOf(b.state) || a.path.length - b.path.length,
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
  error: 'It was not run.',
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
        (transient.includes(state)
          ? 'The flow leaves it immediately, so it is never on screen.'
          : null),
    }));
}

/** Describes what is missing or failed, one line each; empty if the gallery is complete. */
export function findGalleryProblems(flows: readonly FlowScreenshots[]): readonly string[] {
  return flows.flatMap(({ entry, statesWithoutScreenshot, walkthroughs, views }) => [
    ...(walkthroughs.length === 0
      ? [`${entry.id}: it has no page object, so no walkthrough was run.`]
      : []),
    ...walkthroughs
      .filter(({ isPassed }) => !isPassed)
      .map(({ walkthroughId, error }) => `${walkthroughId}: ${error ?? 'failed'}`),
    ...statesWithoutScreenshot
      .filter(({ reason }) => reason === null)
      .map(({ state }) => `${entry.id}: no screenshot of "${state}".`),
    ...views
      .filter(({ violations }) => violations.length > 0)
      .map(({ state, violations }) => `${entry.id} ${state}: violations: ${violations.length}.`),
  ]);
}
