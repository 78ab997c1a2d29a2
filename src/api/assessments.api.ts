import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { AppContext } from '../../machines/app-context';
import { tolerantResponse } from '../lib/responses/tolerant-schema';
import type { ApiError } from './api-error';
import {
  assignedAssessmentSchema,
  assignedAssessmentsResponse,
  definitionsResponse,
  joinDefinitions,
  type Definitions,
} from './assessments.schema';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS, NO_CACHE_SECONDS } from './cache-times';
import { divideIds } from './divide-ids';
import { getAssessments, getAssignedAssessments, submitAssessments } from './operations';
import { reloadAfter } from './reload-after';
import { toRequest } from './to-request';

/** The body of a submission (§3, D6); the question adapters create `answers`. */
export type AssessmentSubmission = {
  readonly assessments: readonly { readonly id: string; readonly answers: readonly object[] }[];
  readonly assigneeUserId: string;
  readonly isNewPatient: boolean;
  readonly source: AppContext;
  readonly submissionType: 'take_now' | 'default';
};

type Result = QueryReturnValue<unknown, ApiError>;

/** A request for more ids than this is not repeated id by id. */
const MAX_SINGLE_REQUESTS = 20;

const isRefused = ({ error }: Result) => error?.reason === 'rejected';

/** True if a request for several ids was refused, maybe because of one of them: the others can be asked for alone. */
function canAskSingly(ids: readonly string[], results: readonly Result[]): boolean {
  return ids.length > 1 && ids.length <= MAX_SINGLE_REQUESTS && results.some(isRefused);
}

/** The responses to requests for one id each without those that were refused, unless all were. */
function withoutRefused(results: readonly Result[]): readonly Result[] {
  const others = results.filter((result) => !isRefused(result));
  return others.length === 0 ? results : others;
}

/** Assessments of a public link and of the home page (§7). */
export const assessmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssignedAssessments: build.query({
      query: (userId: string) => toRequest(getAssignedAssessments, { userId }),
      responseSchema: assignedAssessmentsResponse,
      providesTags: ['AssignedAssessments'],
    }),
    /**
     * The same list, under another cache key, before a submit is sent again. Not item by item: an answer to an assessment that is
     * missing here counts as received, and is not sent again (D9).
     */
    getAssignedAssessmentStatuses: build.query({
      query: (userId: string) => toRequest(getAssignedAssessments, { userId }),
      responseSchema: tolerantResponse(
        'getAssignedAssessmentStatuses',
        v.array(assignedAssessmentSchema),
      ),
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    getAssessments: build.query<Definitions, readonly string[]>({
      queryFn: async (ids, _api, _extraOptions, runBaseQuery) => {
        const load = (lists: readonly (readonly string[])[]) =>
          Promise.all(
            lists.map(async (Ids) =>
              runBaseQuery(toRequest(getAssessments, {}, { query: { Ids } })),
            ),
          );
        const together = await load(divideIds(ids));
        const results = canAskSingly(ids, together)
          ? withoutRefused(await load(ids.map((id) => [id])))
          : together;
        const error = results.find((result) => result.error !== undefined)?.error;
        if (error !== undefined) return { error };
        // SAFETY: the response schema checks the list and what it holds.
        return { data: joinDefinitions(results.map(({ data }) => data)) as Definitions };
      },
      responseSchema: definitionsResponse,
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    submitAssessments: build.mutation({
      query: ({ body, key }: { body: AssessmentSubmission; key: string }) =>
        toRequest(submitAssessments, { userId: body.assigneeUserId }, { body, key }),
      responseSchema: v.looseObject({}),
      onQueryStarted: reloadAfter('AssignedAssessments'),
    }),
  }),
});
