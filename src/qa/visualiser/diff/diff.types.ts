import type { Change } from '../chart/highlights';
import type { Chart } from '../model/chart.types';

/** How a state or transition changed. */
export type ItemChange = {
  readonly change: Change;
  /** One entry per changed field, such as `tags: busy → busy, taking`; empty if added or removed. */
  readonly details: readonly string[];
};

/** How a chart differs from an earlier one. */
export type ChartDiff = {
  /** By path. */
  readonly states: ReadonlyMap<string, ItemChange>;
  /** By id. */
  readonly transitions: ReadonlyMap<string, ItemChange>;
  /** Both charts in one, including removed states and transitions. */
  readonly merged: Chart;
};
