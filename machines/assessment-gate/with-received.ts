import type { AssessmentGateContext, Assigned } from './assessment-gate.types';

/**
 * What the clinic turns out to have received: whatever was assigned and is no longer. The first list ever read is kept
 * to compare later ones with; what was received once stays so.
 */
export function withReceived(
  { assigned: before, outlines, receivedIds }: AssessmentGateContext,
  assigned: readonly Assigned[],
): Pick<AssessmentGateContext, 'assigned' | 'receivedIds'> {
  const holds = (list: readonly Assigned[], id: string) => list.some((one) => one.id === id);
  const gone = outlines
    .map(({ id }) => id)
    .filter((id) => before !== null && holds(before, id) && !holds(assigned, id));
  return {
    assigned: before ?? assigned,
    receivedIds: [...new Set([...receivedIds, ...gone])],
  };
}
