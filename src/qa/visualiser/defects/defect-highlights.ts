import { NO_HIGHLIGHTS, type ChartHighlights } from '../chart/highlights';
import type { Defect } from './defect.types';

/** Marks the path of a defect in the chart, and where it failed; null for the chart of another machine. */
export function toDefectHighlights(
  defect: Defect | undefined,
  machineId: string,
): ChartHighlights | null {
  if (defect?.machine !== machineId) return null;
  const transitions = defect.steps.at(-1)?.transitions ?? [];
  const path = defect.steps.slice(0, -1);
  return {
    ...NO_HIGHLIGHTS,
    visited: new Set(path.flatMap(({ states, transitions }) => [...states, ...transitions])),
    failed: new Set([...getFailedStates(defect, machineId), ...transitions]),
  };
}

/** The innermost state in which a defect failed; none in the chart of another machine. */
export function getFailedStates(defect: Defect | undefined, machineId: string): readonly string[] {
  return defect?.machine === machineId ? (defect.steps.at(-1)?.states.slice(-1) ?? []) : [];
}
