import type { Chart } from '../model/chart.types';
import { listBranches, listCollapsible, listCollapsedAtFirst } from '../model/collapsible';
import { isWithin } from '../model/paths';
import type { Selection } from './highlights';

/** The value of the URL's parameter if nothing is collapsed: an empty one is left out. */
const NONE = '(none)';

/** Reads the collapsed states from the URL; null if it does not name them. Unknown states are skipped. */
export function parseCollapsed(chart: Chart, text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const named = new Set(text.split(','));
  return listCollapsible(chart).filter((path) => named.has(path));
}

/** Formats the collapsed states for the URL. */
export function formatCollapsed(collapsed: readonly string[]): string {
  return collapsed.length === 0 ? NONE : collapsed.join(',');
}

/**
 * The states that are collapsed: those of the URL, or else those collapsed at first except around the active states. What is
 * selected is never hidden.
 */
export function getCollapsed(
  chart: Chart,
  chosen: readonly string[] | null,
  active: ReadonlySet<string>,
  selection: Selection | null,
): ReadonlySet<string> {
  const hides = (collapsed: string) => [...active].some((path) => isWithin(path, collapsed));
  const candidates = chosen ?? listCollapsedAtFirst(chart).filter((path) => !hides(path));
  return new Set(candidates.filter((path) => !hidesSelection(chart, path, selection)));
}

/** True if collapsing a state hides what is selected. */
export function hidesSelection(
  chart: Chart,
  collapsed: string,
  selection: Selection | null,
): boolean {
  if (selection === null) return false;
  if (selection.kind === 'state') return isWithin(selection.path, collapsed);
  const transition = chart.transitions.find(({ id }) => id === selection.id);
  if (transition === undefined) return false;
  if (listBranches(chart, collapsed).includes(transition)) return true;
  const isInside = (path: string) => path === collapsed || isWithin(path, collapsed);
  const ends = [transition.source, ...transition.targets];
  return ends.every(isInside) && ends.some((path) => path !== collapsed);
}
