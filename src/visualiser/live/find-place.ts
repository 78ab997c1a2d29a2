import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import { listStateNodes, pathOf } from '../../../machines/walkthroughs/machine-parts';
import type { CatalogueEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { STAGES } from '../../walks/stages';
import { listPossible } from '../../walks/walk-through';

/** A state of a flow, and the shortest way there on the screens; without a way, why there is none. */
export type Place = {
  readonly state: string;
  readonly title: string;
  readonly way: { readonly walkthroughId: string; readonly count: number } | null;
  readonly why: string;
};

/** Every state of a flow, in the order of the machine. */
export function listPlaces(entry: CatalogueEntry): readonly Place[] {
  return listStateNodes(entry.machine).map((node) => {
    const state = pathOf(node);
    const way = findWay(entry, state);
    const why = STAGES[entry.id]?.unseen?.[state] ?? 'The flow passes it in a moment.';
    return { state, title: entry.states[state]?.title ?? state, way, why: way === null ? why : '' };
  });
}

/** The walkthrough that comes to a state soonest, and after how many of its steps; null where none rests there. */
export function findWay(entry: CatalogueEntry, state: string): Place['way'] {
  const stage = STAGES[entry.id];
  if (stage === undefined || state in (stage.unseen ?? {})) return null;
  const ways = generateWalkthroughs(entry).flatMap((walkthrough) => {
    const steps = listPossible(stage, walkthrough);
    const views = [walkthrough.initial, ...steps.map(({ expected }) => expected)];
    const count = views.findIndex(({ states }) => states.includes(state));
    return count === -1 ? [] : [{ walkthroughId: walkthrough.id, count }];
  });
  return ways.sort((one, other) => one.count - other.count)[0] ?? null;
}
