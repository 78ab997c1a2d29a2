import type { FormStatus } from '../../../machines/submission/submission.types';
import type { AssignedAssessment } from '../../api/assessments.schema';
import { toTime } from '../../lib/time/to-time';

/** What the flow needs to know of an assigned assessment. */
export function toFormStatus(assigned: AssignedAssessment): FormStatus {
  const { assessment, isOverdue, dueDate, lastCompletedAt } = assigned;
  return {
    id: assessment.id,
    isOverdue,
    dueAt: toTime(dueDate),
    lastCompletedAt: toTime(lastCompletedAt),
  };
}
