import type { Change } from '../chart/highlights';
import type { Chart } from '../model/chart.types';

/** What is different of one part, and in which respect where it is merely changed. */
export type ItemChange = {
  readonly change: Change;
  /** `tags: busy → busy, taking`; empty for what was added or removed. */
  readonly details: readonly string[];
};

/** How a chart differs from an earlier one. */
export type ChartDiff = {
  /** By path. */
  readonly states: ReadonlyMap<string, ItemChange>;
  /** By id. */
  readonly transitions: ReadonlyMap<string, ItemChange>;
  /** Both charts in one: everything that is there, and everything that was. */
  readonly merged: Chart;
};
