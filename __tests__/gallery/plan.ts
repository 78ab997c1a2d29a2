import { CATALOGUE } from '../../machines/catalogue';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../machines/walkthroughs/generate-walkthroughs';
import { isMomentary, listStateNodes, pathOf } from '../../machines/walkthroughs/machine-parts';
import type {
  CatalogueEntry,
  Expected,
  Walkthrough,
} from '../../machines/walkthroughs/walkthrough.types';
import type { Stage } from '../../src/walks/stage.types';
import { STAGES } from '../../src/walks/stages';
import { listPossible } from '../../src/walks/walk-through';

/** A walk that is to be taken, and which of its views (0 is the beginning) no earlier walk has shown. */
export type PlannedWalk = {
  readonly walkthrough: Walkthrough;
  readonly fresh: readonly number[];
  /** Why it ends before its end; null for one that is walked through. */
  readonly endsBecause: string | null;
};

/** What is to be done for one flow; a flow without a stage has no walks. */
export type FlowPlan = {
  readonly entry: CatalogueEntry;
  readonly stage: Stage | null;
  readonly walks: readonly PlannedWalk[];
};

/** Every flow of the catalogue, and who pictures what: the same in every process. */
export function planGallery(): readonly FlowPlan[] {
  return CATALOGUE.map((entry) => {
    const stage = STAGES[entry.id] ?? null;
    return { entry, stage, walks: stage === null ? [] : planWalks(entry, stage) };
  });
}

function planWalks(entry: CatalogueEntry, stage: Stage): readonly PlannedWalk[] {
  const known = new Set<string>();
  return withoutBeginnings(generateWalkthroughs(entry)).map((walkthrough) => {
    const steps = listPossible(stage, walkthrough);
    const views = [walkthrough.initial, ...steps.map(({ expected }) => expected)];
    const fresh = views.flatMap((expected, index) => {
      const key = keyOf(expected);
      if (known.has(key) || stateOf(expected) in (stage.unseen ?? {})) return [];
      known.add(key);
      return [index];
    });
    const next = walkthrough.steps[steps.length]?.expected.transitions ?? [];
    const endsBecause = next.flatMap((id) => stage.impossible?.[id] ?? [])[0] ?? null;
    return { walkthrough, fresh, endsBecause };
  });
}

const keyOf = (expected: Expected) =>
  JSON.stringify([expected.value, expected.distinguished, resultOf(expected)]);

/** A flow may come back to the same state after a failure, which the screen shows. */
const resultOf = ({ transitions }: Expected) => transitions.some((id) => id.includes(' error'));

/** The innermost state. */
export const stateOf = ({ states }: Expected): string => states.at(-1) ?? '';

/** The states that a flow passes in a moment, which nobody can see. */
export function listMomentary({ machine }: CatalogueEntry): readonly string[] {
  return listStateNodes(machine).filter(isMomentary).map(pathOf);
}

/** Every state of a flow. */
export function listStates({ machine }: CatalogueEntry): readonly string[] {
  return listStateNodes(machine).map(pathOf);
}
