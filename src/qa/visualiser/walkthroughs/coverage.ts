import {
  listStateNodes,
  listTransitions,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { isOutdated } from './reviews';
import type { Reviews } from './review.types';

/** The states and transitions of a machine that some walkthroughs cover, and the totals. */
export type Coverage = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly stateCount: number;
  readonly transitionCount: number;
};

/** The combined coverage of the given walkthroughs. */
export function getCoverage(
  { machine }: MachineEntry,
  walkthroughs: readonly Walkthrough[],
): Coverage {
  const allStates = listStateNodes(machine).map(getStatePath);
  const allTransitions = listTransitions(machine);
  const views = walkthroughs.flatMap(({ initial, steps }) => [
    initial,
    ...steps.map(({ expected }) => expected),
  ]);
  const taken = new Set(views.flatMap(({ transitions }) => transitions));
  // A momentary initial state is in no view, so it is taken from its outgoing transition.
  const exited = allTransitions.filter(({ id }) => taken.has(id)).map(({ source }) => source);
  const seen = new Set([
    ...views.flatMap(({ states, passedThrough }) => [...states, ...passedThrough]),
    ...exited,
  ]);
  return {
    states: new Set(allStates.filter((path) => seen.has(path))),
    transitions: new Set(allTransitions.map(({ id }) => id).filter((id) => taken.has(id))),
    stateCount: allStates.length,
    transitionCount: allTransitions.length,
  };
}

/** The walkthroughs that passed and have not changed since. */
export function listPassed(
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
): readonly Walkthrough[] {
  return walkthroughs.filter((walkthrough) => {
    const review = reviews[walkthrough.id];
    return review?.verdict === 'pass' && !isOutdated(walkthrough, review);
  });
}
