import * as v from 'valibot';
import type { AppContext } from '../../machines/app-context';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS } from './cache-times';
import { firstLoadPaths } from './first-load-paths';

const assignedAssessmentSchema = v.object({
  clinicAssessmentId: v.nullish(v.string()),
  isOverdue: v.boolean(),
  dueDate: v.nullish(v.string()),
  administrationDate: v.nullish(v.string()),
  lastCompletedAt: v.nullish(v.string()),
  cadence: v.nullish(v.unknown()),
  assessment: v.object({
    id: v.string(),
    name: v.nullish(v.string()),
    totalQuestions: v.nullish(v.number()),
  }),
});

/** An assessment that the clinic has assigned (§3). */
export type AssignedAssessment = v.InferOutput<typeof assignedAssessmentSchema>;

/** Definitions; `questions/` parses their content. */
const definitionsSchema = v.array(v.looseObject({ id: v.string() }));

/** The body of a submission (§3, D6); the question adapters create `answers`. */
export type AssessmentSubmission = {
  readonly assessments: readonly { readonly id: string; readonly answers: readonly object[] }[];
  readonly assigneeUserId: string;
  readonly isNewPatient: boolean;
  readonly source: AppContext;
  readonly submissionType: 'take_now' | 'default';
};

/** Assessments of a public link and of the home page (§7). */
export const assessmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssignedAssessments: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.assignedAssessments(userId) }),
      responseSchema: v.array(assignedAssessmentSchema),
      providesTags: ['AssignedAssessments'],
    }),
    getAssessments: build.query({
      query: (ids: readonly string[]) => ({ url: firstLoadPaths.assessments(ids) }),
      responseSchema: definitionsSchema,
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    submitAssessments: build.mutation({
      query: (body: AssessmentSubmission) => ({
        url: firstLoadPaths.submitAssessments(body.assigneeUserId),
        method: 'POST',
        body,
      }),
      responseSchema: v.looseObject({}),
      invalidatesTags: ['AssignedAssessments'],
    }),
  }),
});
