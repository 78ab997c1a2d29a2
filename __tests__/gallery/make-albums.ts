import type { View, WalkResult } from './album.types';
import type { Album, Unpictured } from './gallery.types';
import { listMomentary, listStates, planGallery, type FlowPlan } from './plan';

/** What has been seen, flow by flow, beside what there is to see. */
export function makeAlbums(
  views: readonly View[],
  results: readonly WalkResult[],
): readonly Album[] {
  return planGallery().map((plan) => {
    const { entry, walks } = plan;
    const states = listStates(entry);
    const own = views.filter(({ machineId }) => machineId === entry.id);
    return {
      entry,
      stateCount: states.length,
      views: [...own].sort(
        (one, other) =>
          states.indexOf(one.state) - states.indexOf(other.state) ||
          one.path.length - other.path.length,
      ),
      unpictured: listUnpictured(plan, own),
      walks: walks.map(({ walkthrough: { id, title, steps }, endsBecause }) => ({
        ...(results.find(({ walkId }) => walkId === id) ?? notTaken(id)),
        title,
        stepCount: steps.length,
        endsBecause,
      })),
    };
  });
}

const notTaken = (walkId: string): WalkResult => ({
  walkId,
  isPassed: false,
  durationMs: 0,
  error: 'It was not walked.',
});

function listUnpictured({ entry, stage }: FlowPlan, views: readonly View[]): readonly Unpictured[] {
  const pictured = new Set(views.flatMap(({ states }) => states));
  const momentary = listMomentary(entry);
  return listStates(entry)
    .filter((state) => !pictured.has(state))
    .map((state) => ({
      state,
      title: entry.states[state]?.title ?? state,
      reason:
        stage?.notVisible?.[state] ??
        (momentary.includes(state) ? 'The flow passes it in a moment; nobody can see it.' : null),
    }));
}

/** What keeps the gallery from being complete, one line each; empty when all is well. */
export function findGalleryGaps(albums: readonly Album[]): readonly string[] {
  return albums.flatMap(({ entry, unpictured, walks, views }) => [
    ...(walks.length === 0 ? [`${entry.id}: nobody says how its screens are walked.`] : []),
    ...walks
      .filter(({ isPassed }) => !isPassed)
      .map(({ walkId, error }) => `${walkId}: ${error ?? 'failed'}`),
    ...unpictured
      .filter(({ reason }) => reason === null)
      .map(({ state }) => `${entry.id}: there is no picture of "${state}".`),
    ...views
      .filter(({ violations }) => violations.length > 0)
      .map(({ state, violations }) => `${entry.id} ${state}: axe finds ${violations.length}.`),
  ]);
}
