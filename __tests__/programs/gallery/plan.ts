import { MACHINE_REGISTRY } from '../../../machines/registry';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import {
  isTransient,
  listStateNodes,
  getStatePath,
} from '../../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Expected,
  Walkthrough,
} from '../../../machines/walkthroughs/walkthrough.types';
import type { FlowPage } from '../../../src/qa/flow-drivers/flow-page.types';
import { FLOW_PAGES } from '../../../src/qa/flow-drivers/flow-pages';
import { listReachableSteps } from '../../../src/qa/flow-drivers/run-walkthrough';

/** A walkthrough to run, and the indexes of its views (0 is the initial one) that no earlier walkthrough shows. */
export type PlannedWalkthrough = {
  readonly walkthrough: Walkthrough;
  readonly newViewIndexes: readonly number[];
  /** Why it stops before its last step; null if it runs to the end. */
  readonly stopReason: string | null;
};

/** The walkthroughs to run for one flow; none if the flow has no page object. */
export type FlowPlan = {
  readonly entry: MachineEntry;
  readonly flowPage: FlowPage | null;
  readonly walkthroughs: readonly PlannedWalkthrough[];
};

/** Plans all flows: which walkthrough takes which screenshot. Deterministic, so that all workers agree. */
export function planGallery(): readonly FlowPlan[] {
  return MACHINE_REGISTRY.map((entry) => {
    const flowPage = FLOW_PAGES[entry.id] ?? null;
    return {
      entry,
      flowPage,
      walkthroughs: flowPage === null ? [] : planWalkthroughs(entry, flowPage),
    };
  });
}

function planWalkthroughs(entry: MachineEntry, flowPage: FlowPage): readonly PlannedWalkthrough[] {
  const known = new Set<string>();
  return withoutPrefixes(generateWalkthroughs(entry)).map((walkthrough) => {
    const steps = listReachableSteps(flowPage, walkthrough);
    const views = [walkthrough.initial, ...steps.map(({ expected }) => expected)];
    const newViewIndexes = views.flatMap((expected, index) => {
      const key = getViewKey(expected);
      if (known.has(key) || getInnermostState(expected) in (flowPage.notVisible ?? {})) return [];
      known.add(key);
      return [index];
    });
    const next = walkthrough.steps[steps.length]?.expected.transitions ?? [];
    const stopReason = next.flatMap((id) => flowPage.notReachable?.[id] ?? [])[0] ?? null;
    return { walkthrough, newViewIndexes, stopReason };
  });
}

const getViewKey = (expected: Expected) =>
  JSON.stringify([expected.value, expected.stateKey, hasError(expected)]);

/** A flow may return to the same state after a failure; the screen then shows an error. */
const hasError = ({ transitions }: Expected) => transitions.some((id) => id.includes(' error'));

/** The path of the innermost active state. */
export const getInnermostState = ({ states }: Expected): string => states.at(-1) ?? '';

/** The paths of the states that a flow leaves immediately, so they are never on screen. */
export function listTransientStates({ machine }: MachineEntry): readonly string[] {
  return listStateNodes(machine).filter(isTransient).map(getStatePath);
}

/** The paths of all states of a flow. */
export function listStates({ machine }: MachineEntry): readonly string[] {
  return listStateNodes(machine).map(getStatePath);
}
