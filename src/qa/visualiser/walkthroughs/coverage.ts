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

/** How much of a machine some walkthroughs show. */
export type Coverage = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
  readonly stateCount: number;
  readonly transitionCount: number;
};

/** What the given walkthroughs show together, of all that there is. */
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
  // A first state that is left at once is never arrived at.
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

/** The walkthroughs that passed and are still what they were. */
export function listPassed(
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
): readonly Walkthrough[] {
  return walkthroughs.filter((walkthrough) => {
    const review = reviews[walkthrough.id];
    return review?.verdict === 'pass' && !isOutdated(walkthrough, review);
  });
}
