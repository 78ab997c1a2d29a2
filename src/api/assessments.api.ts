import * as v from 'valibot';
import type { AppContext } from '../../machines/app-context';
import { tolerantResponse } from '../lib/responses/tolerant-schema';
import {
  assignedAssessmentSchema,
  assignedAssessmentsResponse,
  definitionsResponse,
  joinDefinitions,
  type Definitions,
} from './assessments.schema';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS, NO_CACHE_SECONDS } from './cache-times';
import { firstLoadPaths } from './first-load-paths';

export type { AssignedAssessment } from './assessments.schema';

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
      responseSchema: assignedAssessmentsResponse,
      providesTags: ['AssignedAssessments'],
    }),
    /**
     * The same list, under another cache key, before a submit is sent again. Not item by item: an answer to an assessment that is
     * missing here counts as received, and is not sent again (D9).
     */
    getAssignedAssessmentStatuses: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.assignedAssessments(userId) }),
      responseSchema: tolerantResponse(
        'getAssignedAssessmentStatuses',
        v.array(assignedAssessmentSchema),
      ),
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    getAssessments: build.query<Definitions, readonly string[]>({
      queryFn: async (ids, _api, _extraOptions, runBaseQuery) => {
        const results = await Promise.all(
          firstLoadPaths
            .assessments(ids)
            .map(async (url) => runBaseQuery({ url, isSameForAll: true })),
        );
        const error = results.find((result) => result.error !== undefined)?.error;
        if (error !== undefined) return { error };
        // SAFETY: the response schema checks the list and what it holds.
        return { data: joinDefinitions(results.map(({ data }) => data)) as Definitions };
      },
      responseSchema: definitionsResponse,
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    submitAssessments: build.mutation({
      query: ({ body, key }: { body: AssessmentSubmission; key: string }) => ({
        url: firstLoadPaths.submitAssessments(body.assigneeUserId),
        method: 'POST',
        body,
        idempotencyKey: key,
      }),
      responseSchema: v.looseObject({}),
      invalidatesTags: ['AssignedAssessments'],
    }),
  }),
});
