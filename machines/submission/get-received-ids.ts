import { isCompletedSince, isLater, type Time } from '../completed-since';
import type { Attempt, FormStatus } from './submission.types';

/** Returns the ids of the attempt's forms that were received since, as far as the list can tell (D9). */
export function getReceivedIds(
  { forms, before }: Pick<Attempt, 'forms' | 'before'>,
  now: readonly FormStatus[],
): readonly string[] {
  const findById = (list: readonly FormStatus[], id: string) =>
    list.filter((status) => status.id === id);
  return forms
    .map(({ id }) => id)
    .filter((id) => isReceived(findById(before, id), findById(now, id)));
}

/**
 * True if a form was received between two lists (D9): it is no longer assigned, no longer overdue, due later, or its last
 * completion is later. A form can be on a list more than once.
 */
function isReceived(before: readonly FormStatus[], now: readonly FormStatus[]): boolean {
  if (before.length === 0) return false;
  if (now.length === 0) return true;
  const isNoLongerOverdue = before.some(isOverdue) && !now.some(isOverdue);
  return (
    isNoLongerOverdue ||
    isLater(getFirst(now.map(getDueTime)), getFirst(before.map(getDueTime))) ||
    isCompletedSince(getLast(now.map(getCompletion)), getLast(before.map(getCompletion)))
  );
}

const isOverdue = (status: FormStatus) => status.isOverdue;
const getDueTime = ({ dueAt }: FormStatus) => dueAt;
const getCompletion = ({ lastCompletedAt }: FormStatus) => lastCompletedAt;

const sort = (times: readonly Time[]) =>
  times.filter((time) => time != null).sort((one, other) => one - other);
const getFirst = (times: readonly Time[]): Time => sort(times).at(0);
const getLast = (times: readonly Time[]): Time => sort(times).at(-1);
