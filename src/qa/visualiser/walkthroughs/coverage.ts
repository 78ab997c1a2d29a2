import {
  listStateNodes,
  listTransitions,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { getStatus } from './review-status';
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
  return walkthroughs.filter((walkthrough) => getStatus(walkthrough, reviews) === 'pass');
}

/** A state or transition of a passed walkthrough that is not signed off, because another one over it failed. */
export type ExcludedByFailure = {
  readonly kind: 'state' | 'transition';
  /** The path of the state, or the id of the transition. */
  readonly key: string;
  /** The first failed walkthrough over it. */
  readonly failed: Walkthrough;
};

/** What is signed off: covered by a passed walkthrough and by no failed one. */
export type SignOff = Coverage & { readonly excluded: readonly ExcludedByFailure[] };

/** What the reviews sign off; walkthroughs that have changed since their review count neither way. */
export function getSignOff(
  entry: MachineEntry,
  walkthroughs: readonly Walkthrough[],
  reviews: Reviews,
): SignOff {
  const passed = getCoverage(entry, listPassed(walkthroughs, reviews));
  const failed = walkthroughs
    .filter((walkthrough) => getStatus(walkthrough, reviews) === 'fail')
    .map((walkthrough) => ({ walkthrough, coverage: getCoverage(entry, [walkthrough]) }));
  const findFailed = (field: 'states' | 'transitions', key: string) =>
    failed.find(({ coverage }) => coverage[field].has(key))?.walkthrough;
  const exclude = (field: 'states' | 'transitions', kind: ExcludedByFailure['kind']) =>
    [...passed[field]].flatMap((key): readonly ExcludedByFailure[] => {
      const found = findFailed(field, key);
      return found === undefined ? [] : [{ kind, key, failed: found }];
    });
  const keep = (field: 'states' | 'transitions') =>
    new Set([...passed[field]].filter((key) => findFailed(field, key) === undefined));
  return {
    ...passed,
    states: keep('states'),
    transitions: keep('transitions'),
    excluded: [...exclude('states', 'state'), ...exclude('transitions', 'transition')],
  };
}
