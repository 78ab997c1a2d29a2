import type { ExportedWalkthrough } from '../model/chart.types';
import type { WalkthroughChange } from './diff.types';

/** The walkthroughs that are new, gone, or differ in a step or in what to expect after it. */
export function diffWalkthroughs(
  before: readonly ExportedWalkthrough[],
  now: readonly ExportedWalkthrough[],
): readonly WalkthroughChange[] {
  const previousById = new Map(before.map((walkthrough) => [walkthrough.id, walkthrough]));
  const currentIds = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap(({ id, title, steps }): readonly WalkthroughChange[] => {
      const previous = previousById.get(id);
      if (previous === undefined) return [{ change: 'added', id, title, detail: '' }];
      const { steps: earlier } = previous;
      if (earlier.join('\n') === steps.join('\n')) return [];
      const detail = steps.find((step, index) => step !== earlier[index]) ?? 'It ends earlier.';
      return [{ change: 'changed', id, title, detail }];
    }),
    ...before
      .filter(({ id }) => !currentIds.has(id))
      .map(({ id, title }) => ({ change: 'removed' as const, id, title, detail: '' })),
  ];
}

/** Those to walk again: all that exist now. */
export const listToRepeat = (changes: readonly WalkthroughChange[]) =>
  changes.filter(({ change }) => change !== 'removed');
