import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  listStateNodes,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';
import { listReachableSteps } from '../../flow-drivers/run-walkthrough';

/** A state of a flow with the shortest walkthrough to it, or the reason why there is none. */
export type TargetState = {
  readonly state: string;
  readonly title: string;
  readonly shortestPath: { readonly walkthroughId: string; readonly count: number } | null;
  readonly unreachableReason: string;
};

/** Lists the states of a flow, in the order of the machine. */
export function listTargetStates(entry: MachineEntry): readonly TargetState[] {
  return listStateNodes(entry.machine).map((node) => {
    const state = getStatePath(node);
    const shortestPath = findShortestPath(entry, state);
    const unreachableReason =
      FLOW_PAGES[entry.id]?.notVisible?.[state] ?? 'The flow leaves this state immediately.';
    return {
      state,
      title: entry.states[state]?.title ?? state,
      shortestPath,
      unreachableReason: shortestPath === null ? unreachableReason : '',
    };
  });
}

/** The walkthrough that reaches a state with the fewest steps; null if none does. */
export function findShortestPath(entry: MachineEntry, state: string): TargetState['shortestPath'] {
  const flowPage = FLOW_PAGES[entry.id];
  if (flowPage === undefined || state in (flowPage.notVisible ?? {})) return null;
  // A journey may pass through the state on a path of its own.
  const direct = generateWalkthroughs(entry).filter(({ goals }) => goals.length > 0);
  const paths = direct.flatMap((walkthrough) => {
    const steps = listReachableSteps(flowPage, walkthrough);
    const views = [walkthrough.initial, ...steps.map(({ expected }) => expected)];
    const count = views.findIndex(({ states }) => states.includes(state));
    return count === -1 ? [] : [{ walkthroughId: walkthrough.id, count }];
  });
  return paths.sort((first, second) => first.count - second.count)[0] ?? null;
}
