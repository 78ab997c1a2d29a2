import type { CollapsedChart } from '../model/collapse-chart';
import type { Change, ChartHighlights } from './highlights';

/** Moves the highlights of what is not drawn to what stands for it: the collapsed state, or the merged arrow. */
export function collapseHighlights(
  highlights: ChartHighlights,
  { drawnAs, collapses, merged }: CollapsedChart,
): ChartHighlights {
  const move = (keys: ReadonlySet<string>) =>
    new Set([...keys].map((key) => drawnAs.get(key) ?? key));
  const changes = new Map<string, Change>();
  for (const [key, change] of highlights.changes) {
    const drawn = drawnAs.get(key) ?? key;
    const isCollapsed = collapses.get(drawn)?.isCollapsed ?? false;
    const standsForSeveral = isCollapsed || (merged.get(drawn)?.length ?? 1) > 1;
    // A collapsed state that was added or removed itself remains so.
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
