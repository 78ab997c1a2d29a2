import type { Chart } from '../model/chart.types';
import { diffCharts } from './diff-charts';

/** How a machine differs from an earlier export of it. */
export type MachineChange = {
  readonly id: string;
  readonly title: string;
  /** `not exported`: the file has the chart of one machine only, which is another one. */
  readonly status: 'unchanged' | 'changed' | 'added' | 'removed' | 'not exported';
  /** The states and transitions that differ other than by a rule. */
  readonly structureCount: number;
  /** Null if the file has no rules of this machine. */
  readonly ruleCount: number | null;
};

/** Compares all machines with the charts of an export; removed machines come last. */
export function compareAll(
  before: readonly Chart[],
  now: readonly Chart[],
): readonly MachineChange[] {
  const previousById = new Map(before.map((chart) => [chart.id, chart]));
  const current = now.map((chart): MachineChange => {
    const previous = previousById.get(chart.id);
    return previous === undefined
      ? toRow(chart, before.length === 1 && now.length > 1 ? 'not exported' : 'added')
      : compareMachine(previous, chart);
  });
  const currentIds = new Set(now.map(({ id }) => id));
  const removed = before.filter(({ id }) => !currentIds.has(id));
  return [...current, ...removed.map((chart) => toRow(chart, 'removed'))];
}

function compareMachine(before: Chart, now: Chart): MachineChange {
  const { rules } = diffCharts(before, now);
  const structure = diffCharts({ ...before, rules: undefined }, now);
  const structureCount = structure.states.size + structure.transitions.size;
  const ruleCount = rules?.length ?? null;
  const isChanged = structureCount > 0 || (ruleCount ?? 0) > 0;
  return { ...toRow(now, isChanged ? 'changed' : 'unchanged'), structureCount, ruleCount };
}

const toRow = ({ id, title }: Chart, status: MachineChange['status']): MachineChange => ({
  id,
  title,
  status,
  structureCount: 0,
  ruleCount: null,
});
