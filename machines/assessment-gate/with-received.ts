import { isCompletedSince, isLater, type Time } from '../completed-since';
import type { AssessmentGateContext, Assignment } from './assessment-gate.types';

/**
 * Marks as received what was on the first assigned list and has been completed according to `assigned`. The first list
 * stays the one to compare with, and a received id stays received.
 */
export function withReceived(
  { assigned: previouslyAssigned, outlines, receivedIds }: AssessmentGateContext,
  assigned: readonly Assignment[],
): Pick<AssessmentGateContext, 'assigned' | 'receivedIds'> {
  const ids = outlines.map(({ id }) => id);
  const completedIds = getCompletedIds(ids, previouslyAssigned ?? [], assigned);
  return {
    assigned: previouslyAssigned ?? assigned,
    receivedIds: [...new Set([...receivedIds, ...completedIds])],
  };
}

/** Returns those of the ids that were completed between two assigned lists (D9). */
export function getCompletedIds(
  ids: readonly string[],
  before: readonly Assignment[],
  now: readonly Assignment[],
): readonly string[] {
  const findById = (list: readonly Assignment[], id: string) =>
    list.filter((assignment) => assignment.id === id);
  return ids.filter((id) => isCompleted(findById(before, id), findById(now, id)));
}

/**
 * True if an assessment was completed between two lists (D9): it is no longer assigned, no longer overdue, due later, or
 * its last completion is later. An assessment can be on a list more than once.
 */
function isCompleted(before: readonly Assignment[], now: readonly Assignment[]): boolean {
  if (before.length === 0) return false;
  if (now.length === 0) return true;
  const isNoLongerOverdue = before.some(isOverdue) && !now.some(isOverdue);
  return (
    isNoLongerOverdue ||
    isLater(getFirst(now.map(getDueTime)), getFirst(before.map(getDueTime))) ||
    isCompletedSince(getLast(now.map(getCompletion)), getLast(before.map(getCompletion)))
  );
}

const isOverdue = (assignment: Assignment) => assignment.isOverdue;
const getDueTime = ({ dueAt }: Assignment) => dueAt;
const getCompletion = ({ lastCompletedAt }: Assignment) => lastCompletedAt;

const sort = (times: readonly Time[]) =>
  times.filter((time) => time != null).sort((one, other) => one - other);
const getFirst = (times: readonly Time[]): Time => sort(times).at(0);
const getLast = (times: readonly Time[]): Time => sort(times).at(-1);
