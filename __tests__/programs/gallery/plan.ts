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

/** A walk that is to be taken, and which of its views (0 is the beginning) no earlier walk has shown. */
export type PlannedWalkthrough = {
  readonly walkthrough: Walkthrough;
  readonly newViewIndexes: readonly number[];
  /** Why it ends before its end; null for one that is walked through. */
  readonly stopReason: string | null;
};

/** What is to be done for one flow; a flow without a stage has no walks. */
export type FlowPlan = {
  readonly entry: MachineEntry;
  readonly flowPage: FlowPage | null;
  readonly walkthroughs: readonly PlannedWalkthrough[];
};

/** Every flow of the catalogue, and who pictures what: the same in every process. */
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

/** A flow may come back to the same state after a failure, which the screen shows. */
const hasError = ({ transitions }: Expected) => transitions.some((id) => id.includes(' error'));

/** The innermost state. */
export const getInnermostState = ({ states }: Expected): string => states.at(-1) ?? '';

/** The states that a flow passes in a moment, which nobody can see. */
export function listTransientStates({ machine }: MachineEntry): readonly string[] {
  return listStateNodes(machine).filter(isTransient).map(getStatePath);
}

/** Every state of a flow. */
export function listStates({ machine }: MachineEntry): readonly string[] {
  return listStateNodes(machine).map(getStatePath);
}
