import type { AssessmentGateContext, Assignment } from './assessment-gate.types';

/**
 * Marks as received what was on the first assigned list and is missing from `assigned`. The first list stays the one to
 * compare with, and a received id stays received.
 */
export function withReceived(
  { assigned: previouslyAssigned, outlines, receivedIds }: AssessmentGateContext,
  assigned: readonly Assignment[],
): Pick<AssessmentGateContext, 'assigned' | 'receivedIds'> {
  const includesId = (list: readonly Assignment[], id: string) =>
    list.some((assignment) => assignment.id === id);
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
