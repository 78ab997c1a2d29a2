import * as v from 'valibot';
import { requiredId, optionalId } from '../lib/responses/ids';
import {
  optional,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { optionalLabel } from '../lib/responses/optional-label';

/** One item of `getAssignedAssessments`. */
export const assignedAssessmentSchema = v.object({
  clinicAssessmentId: optionalId,
  /** True when it cannot be read: an assessment that is no longer overdue counts as received (D9). */
  isOverdue: optional(v.boolean(), true),
  dueDate: optionalText,
  administrationDate: optionalText,
  lastCompletedAt: optionalText,
  cadence: v.nullish(v.unknown()),
  assessment: v.object({
    id: requiredId,
    name: optionalLabel,
    totalQuestions: optional(v.nullish(v.number()), null),
  }),
});

/** An assessment that the clinic has assigned (§3). */
export type AssignedAssessment = v.InferOutput<typeof assignedAssessmentSchema>;

const definitionsSchema = tolerantList(v.looseObject({ id: requiredId }));

/** Definitions; `questions/` parses their content. */
export type Definitions = v.InferOutput<typeof definitionsSchema>;

/** The response of `getAssignedAssessments`. */
export const assignedAssessmentsResponse = tolerantResponse(
  'getAssignedAssessments',
  tolerantList(assignedAssessmentSchema),
);

/** The response of `getAssessments`. */
export const definitionsResponse = tolerantResponse('getAssessments', definitionsSchema);

/** One list of the definitions in several responses; the first body that is no list if there is one. */
export function joinDefinitions(lists: readonly unknown[]): unknown {
  return lists.every(Array.isArray) ? lists.flat() : lists.find((list) => !Array.isArray(list));
}
