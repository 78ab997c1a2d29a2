import type { AssessmentGateContext, Assignment } from './assessment-gate.types';

/**
 * What the clinic turns out to have received: whatever was assigned and is no longer. The first list ever read is kept
 * to compare later ones with; what was received once stays so.
 */
export function withReceived(
  { assigned: previouslyAssigned, outlines, receivedIds }: AssessmentGateContext,
  assigned: readonly Assignment[],
): Pick<AssessmentGateContext, 'assigned' | 'receivedIds'> {
  const includesId = (list: readonly Assignment[], id: string) => list.some((one) => one.id === id);
  const removedIds = outlines
    .map(({ id }) => id)
    .filter(
      (id) =>
        previouslyAssigned !== null &&
        includesId(previouslyAssigned, id) &&
        !includesId(assigned, id),
    );
  return {
    assigned: previouslyAssigned ?? assigned,
    receivedIds: [...new Set([...receivedIds, ...removedIds])],
  };
}
