import type { FoldedChart } from '../model/fold-chart';
import type { Change, ChartHighlights } from './highlights';

/** Moves the highlights of what is not drawn to what stands for it: the folded state, or the merged arrow. */
export function foldHighlights(
  highlights: ChartHighlights,
  { drawnAs, folds, merged }: FoldedChart,
): ChartHighlights {
  const move = (keys: ReadonlySet<string>) =>
    new Set([...keys].map((key) => drawnAs.get(key) ?? key));
  const changes = new Map<string, Change>();
  for (const [key, change] of highlights.changes) {
    const drawn = drawnAs.get(key) ?? key;
    const isFolded = folds.get(drawn)?.isFolded ?? false;
    const standsForSeveral = isFolded || (merged.get(drawn)?.length ?? 1) > 1;
    // A folded state that was added or removed itself remains so.
    if (drawn === key && merged.get(key) === undefined) changes.set(key, change);
    else if (!changes.has(drawn)) changes.set(drawn, standsForSeveral ? 'changed' : change);
  }
  return {
    active: move(highlights.active),
    taken: move(highlights.taken),
    visited: highlights.visited === null ? null : move(highlights.visited),
    found: move(highlights.found),
    changes,
  };
}
