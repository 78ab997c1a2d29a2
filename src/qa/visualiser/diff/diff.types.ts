import type { Change } from '../chart/highlights';
import type { Chart } from '../model/chart.types';

/** How a state or transition changed. */
export type ItemChange = {
  readonly change: Change;
  /** One entry per changed field, such as `tags: busy → busy, taking`; empty if added or removed. */
  readonly details: readonly string[];
};

/** A walkthrough that differs from the earlier one with its id. */
export type WalkthroughChange = {
  readonly change: Change;
  readonly id: string;
  readonly title: string;
  /** The first line that differs, as it is now; empty if added or removed. */
  readonly detail: string;
};

/** How a chart differs from an earlier one. */
export type ChartDiff = {
  /** By path. */
  readonly states: ReadonlyMap<string, ItemChange>;
  /** By id. */
  readonly transitions: ReadonlyMap<string, ItemChange>;
  /** Null if the earlier chart has no walkthroughs, because it was exported by an earlier version. */
  readonly walkthroughs: readonly WalkthroughChange[] | null;
  /** Both charts in one, including removed states and transitions. */
  readonly merged: Chart;
};
