import * as v from 'valibot';
import type { AppContext } from '../../machines/app-context';
import {
  essentialId,
  side,
  sideText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { sideLabel } from '../lib/responses/side-label';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS, NO_CACHE_SECONDS } from './cache-times';
import { firstLoadPaths } from './first-load-paths';

const assignedAssessmentSchema = v.object({
  clinicAssessmentId: sideText,
  /** True when it cannot be read: an assessment that is no longer overdue counts as received (D9). */
  isOverdue: side(v.boolean(), true),
  dueDate: sideText,
  administrationDate: sideText,
  lastCompletedAt: sideText,
  cadence: v.nullish(v.unknown()),
  assessment: v.object({
    id: essentialId,
    name: sideLabel,
    totalQuestions: side(v.nullish(v.number()), null),
  }),
});

/** An assessment that the clinic has assigned (§3). */
export type AssignedAssessment = v.InferOutput<typeof assignedAssessmentSchema>;

/** Definitions; `questions/` parses their content. */
const definitionsSchema = tolerantList(v.looseObject({ id: essentialId }));
type Definitions = v.InferOutput<typeof definitionsSchema>;

/** Items that cannot be read stay in this list, as null. */
const completeListSchema = v.array(side(v.nullable(assignedAssessmentSchema), null));

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
      responseSchema: tolerantResponse(
        'getAssignedAssessments',
        tolerantList(assignedAssessmentSchema),
      ),
      providesTags: ['AssignedAssessments'],
    }),
    /** The same list, under another cache key, before a submit is sent again: null is an item that cannot be read. */
    getAssignedAssessmentsAgain: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.assignedAssessments(userId) }),
      responseSchema: tolerantResponse('getAssignedAssessmentsAgain', completeListSchema),
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    getAssessments: build.query<Definitions, readonly string[]>({
      queryFn: async (ids, _api, _extraOptions, runBaseQuery) => {
        const results = await Promise.all(
          firstLoadPaths.assessments(ids).map(async (url) => runBaseQuery({ url })),
        );
        const error = results.find((result) => result.error !== undefined)?.error;
        if (error !== undefined) return { error };
        const lists: readonly unknown[] = results.map(({ data }) => data);
        const isComplete = lists.every(Array.isArray);
        const data = isComplete ? lists.flat() : lists.find((list) => !Array.isArray(list));
        // SAFETY: the response schema checks the list and what it holds.
        return { data: data as Definitions };
      },
      responseSchema: tolerantResponse('getAssessments', definitionsSchema),
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
