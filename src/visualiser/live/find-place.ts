import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import { listStateNodes, getStatePath } from '../../../machines/walkthroughs/machine-parts';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { FLOW_PAGES } from '../../walks/stages';
import { listReachableSteps } from '../../walks/walk-through';

/** A state of a flow, and the shortest way there on the screens; without a way, why there is none. */
export type Place = {
  readonly state: string;
  readonly title: string;
  readonly way: { readonly walkthroughId: string; readonly count: number } | null;
  readonly why: string;
};

/** Every state of a flow, in the order of the machine. */
export function listPlaces(entry: MachineEntry): readonly Place[] {
  return listStateNodes(entry.machine).map((node) => {
    const state = getStatePath(node);
    const way = findWay(entry, state);
    const why = FLOW_PAGES[entry.id]?.notVisible?.[state] ?? 'The flow passes it in a moment.';
    return { state, title: entry.states[state]?.title ?? state, way, why: way === null ? why : '' };
  });
}

/** The walkthrough that comes to a state soonest, and after how many of its steps; null where none rests there. */
export function findWay(entry: MachineEntry, state: string): Place['way'] {
  const stage = FLOW_PAGES[entry.id];
  if (stage === undefined || state in (stage.notVisible ?? {})) return null;
  const ways = generateWalkthroughs(entry).flatMap((walkthrough) => {
    const steps = listReachableSteps(stage, walkthrough);
    const views = [walkthrough.initial, ...steps.map(({ expected }) => expected)];
    const count = views.findIndex(({ states }) => states.includes(state));
    return count === -1 ? [] : [{ walkthroughId: walkthrough.id, count }];
  });
  return ways.sort((one, other) => one.count - other.count)[0] ?? null;
}
