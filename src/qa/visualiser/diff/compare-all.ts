import type { Chart } from '../model/chart.types';
import { diffCharts } from './diff-charts';
import { listToRepeat } from './diff-walkthroughs';

/** How a machine differs from an earlier export of it. */
export type MachineChange = {
  readonly id: string;
  readonly title: string;
  /** `not exported`: the file has the chart of one machine only, which is another one. */
  readonly status: 'unchanged' | 'changed' | 'added' | 'removed' | 'not exported';
  /** The states and transitions that differ. */
  readonly structureCount: number;
  /** The walkthroughs to repeat; null if the file has none of this machine. */
  readonly repeatCount: number | null;
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
  const { states, transitions, walkthroughs } = diffCharts(before, now);
  const structureCount = states.size + transitions.size;
  const isChanged = structureCount > 0 || (walkthroughs?.length ?? 0) > 0;
  const repeatCount = walkthroughs && listToRepeat(walkthroughs).length;
  return { ...toRow(now, isChanged ? 'changed' : 'unchanged'), structureCount, repeatCount };
}

const toRow = ({ id, title }: Chart, status: MachineChange['status']): MachineChange => ({
  id,
  title,
  status,
  structureCount: 0,
  repeatCount: null,
});
