import type { Change } from '../chart/highlights';
import type { Chart } from '../model/chart.types';

/** How a state or transition changed. */
export type ItemChange = {
  readonly change: Change;
  /** One entry per changed field, such as `tags: busy → busy, taking`; empty if added or removed. */
  readonly details: readonly string[];
};

/** How a rule differs: the source of a guard, action, actor, delay or function, or what stands inline in the machine. */
export type RuleChange = {
  readonly change: Change;
  readonly kind: string;
  /** For a transition its id, for a state its path. */
  readonly name: string;
  /** What has changed, such as `its own source` or `selectCode in intake.selectors.ts`; empty if added or removed. */
  readonly causes: readonly string[];
};

/** How a chart differs from an earlier one. */
export type ChartDiff = {
  /** By path. */
  readonly states: ReadonlyMap<string, ItemChange>;
  /** By id. */
  readonly transitions: ReadonlyMap<string, ItemChange>;
  /** Null if the earlier chart has no rules, because it was exported by an earlier version. */
  readonly rules: readonly RuleChange[] | null;
  /** Both charts in one, including removed states and transitions. */
  readonly merged: Chart;
};
