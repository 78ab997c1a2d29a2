/** How a state or transition differs from the compared chart. */
export type Change = 'added' | 'removed' | 'changed';

/** The highlighted states (by path) and transitions (by id) of a chart. */
export type ChartHighlights = {
  /** The active states. */
  readonly active: ReadonlySet<string>;
  /** The transitions of the last step. */
  readonly taken: ReadonlySet<string>;
  /** The states and transitions visited so far; null if not tracked. */
  readonly visited: ReadonlySet<string> | null;
  /** The hits of the search. */
  readonly found: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, Change>;
};

/** No highlights. */
export const NO_HIGHLIGHTS: ChartHighlights = {
  active: new Set(),
  taken: new Set(),
  visited: null,
  found: new Set(),
  changes: new Map(),
};

/** What is active after a step, and what the step took. */
export const toStepHighlights = (
  { states, transitions }: Record<'states' | 'transitions', readonly string[]>,
  visited: ChartHighlights['visited'],
): ChartHighlights => ({
  ...NO_HIGHLIGHTS,
  active: new Set(states),
  taken: new Set(transitions),
  visited,
});

/** How a state or transition is highlighted, apart from being active or taken by a step. */
export const getMarks = ({ visited, found, changes }: ChartHighlights, id: string) => ({
  isVisited: visited?.has(id) ?? false,
  isFound: found.has(id),
  change: changes.get(id) ?? null,
});

/** The selected state or transition of a chart. */
export type Selection =
  | { readonly kind: 'state'; readonly path: string }
  | { readonly kind: 'transition'; readonly id: string };

/** Labels of the changes. */
export const CHANGE_LABELS: Readonly<Record<Change, string>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
};
