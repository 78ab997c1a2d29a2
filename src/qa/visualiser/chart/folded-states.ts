import type { Chart } from '../model/chart.types';
import { listBranches, listFoldable, listFoldedAtFirst } from '../model/foldable';
import { isWithin } from '../model/paths';
import type { Selection } from './highlights';

/** The value of the URL's parameter if nothing is folded: an empty one is left out. */
const NONE = '(none)';

/** Reads the folded states from the URL; null if it does not name them. Unknown states are skipped. */
export function parseFolded(chart: Chart, text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  const named = new Set(text.split(','));
  return listFoldable(chart).filter((path) => named.has(path));
}

/** Formats the folded states for the URL. */
export function formatFolded(folded: readonly string[]): string {
  return folded.length === 0 ? NONE : folded.join(',');
}

/**
 * The states that are folded: those of the URL, or else those folded at first except around the active states. What is
 * selected is never hidden.
 */
export function getFolded(
  chart: Chart,
  chosen: readonly string[] | null,
  active: ReadonlySet<string>,
  selection: Selection | null,
): ReadonlySet<string> {
  const hides = (folded: string) => [...active].some((path) => isWithin(path, folded));
  const candidates = chosen ?? listFoldedAtFirst(chart).filter((path) => !hides(path));
  return new Set(candidates.filter((path) => !hidesSelection(chart, path, selection)));
}

/** True if folding a state hides what is selected. */
export function hidesSelection(chart: Chart, folded: string, selection: Selection | null): boolean {
  if (selection === null) return false;
  if (selection.kind === 'state') return isWithin(selection.path, folded);
  const transition = chart.transitions.find(({ id }) => id === selection.id);
  if (transition === undefined) return false;
  if (listBranches(chart, folded).includes(transition)) return true;
  const isInside = (path: string) => path === folded || isWithin(path, folded);
  const ends = [transition.source, ...transition.targets];
  return ends.every(isInside) && ends.some((path) => path !== folded);
}
