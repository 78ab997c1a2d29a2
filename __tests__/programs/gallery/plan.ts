import { MACHINE_REGISTRY } from '../../../machines/registry';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import type {
  Expected,
  MachineEntry,
  Walkthrough,
} from '../../../machines/walkthroughs/walkthrough.types';
import type { FlowPage } from '../../../src/qa/flow-drivers/flow-page.types';
import { FLOW_PAGES } from '../../../src/qa/flow-drivers/flow-pages';
import { listReachableSteps } from '../../../src/qa/flow-drivers/run-walkthrough';

/** A walkthrough to run, and the indexes of its views (0 is the initial one) that no earlier walkthrough shows. */
export type PlannedWalkthrough = {
  readonly entry: MachineEntry;
  readonly flowPage: FlowPage;
  readonly walkthrough: Walkthrough;
  readonly newViewIndexes: readonly number[];
};

/** `GALLERY=all npm run gallery`: all walkthroughs, each screen in all modes and languages, such as before a release. */
export const isComplete = process.env.GALLERY === 'all';

/** `GALLERY=compare npm run gallery`: each picture is compared with that of another commit. */
export const isCompared = process.env.GALLERY === 'compare';

/**
 * Plans all flows: which walkthrough shows which view. Those that show no new one run in a complete gallery only, besides
 * Jest, which runs all (`__tests__/model`). Deterministic, so that all workers agree.
 */
export const planGallery = (): readonly PlannedWalkthrough[] =>
  MACHINE_REGISTRY.flatMap((entry) => {
    const flowPage = FLOW_PAGES[entry.id];
    return flowPage === undefined ? [] : planWalkthroughs(entry, flowPage);
  }).filter(({ newViewIndexes }) => isComplete || newViewIndexes.length > 0);

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
    return { entry, flowPage, walkthrough, newViewIndexes };
  });
}

const getViewKey = (expected: Expected) =>
  JSON.stringify([expected.value, expected.stateKey, hasError(expected)]);

/** A flow may return to the same state after a failure; the screen then shows an error. */
const hasError = ({ transitions }: Expected) => transitions.some((id) => id.includes(' error'));

/** The path of the innermost active state. */
export const getInnermostState = ({ states }: Expected): string => states.at(-1) ?? '';
