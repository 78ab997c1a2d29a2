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
