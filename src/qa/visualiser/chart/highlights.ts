/** How a part of the chart differs from another one. */
export type Change = 'added' | 'removed' | 'changed';

/** What is picked out in a chart: states by their path, transitions by their id. */
export type ChartHighlights = {
  /** The states that the flow is in. */
  readonly active: ReadonlySet<string>;
  /** The transitions of the last move. */
  readonly taken: ReadonlySet<string>;
  /** Where it has been so far, states and transitions alike; null where that is of no interest. */
  readonly visited: ReadonlySet<string> | null;
  /** What was searched for and found. */
  readonly found: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, Change>;
};

/** Nothing picked out. */
export const NO_HIGHLIGHTS: ChartHighlights = {
  active: new Set(),
  taken: new Set(),
  visited: null,
  found: new Set(),
  changes: new Map(),
};

/** What a person has picked in a chart. */
export type Selection =
  | { readonly kind: 'state'; readonly path: string }
  | { readonly kind: 'transition'; readonly id: string };

/** The words for a change. */
export const CHANGE_LABELS: Readonly<Record<Change, string>> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
};
