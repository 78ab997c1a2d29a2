import * as v from 'valibot';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS, NO_CACHE_SECONDS } from './cache-times';
import { paths } from './paths';

const text = v.nullish(v.string());

const listedCheckInSchema = v.object({
  id: v.string(),
  title: text,
  type: text,
  lastCompletedAt: text,
});

/** A module that may be checked in with, and when that was last done (D6). */
export type ListedCheckIn = v.InferOutput<typeof listedCheckInSchema>;

/** A module with its content as it came: `questions/` knows how to read it. */
const moduleSchema = v.looseObject({ id: v.string() });

const scoreSchema = v.looseObject({
  id: v.string(),
  moduleId: v.string(),
  versionId: v.nullish(v.union([v.string(), v.number()])),
  createdAt: v.string(),
});

/** A check-in that was completed (§3); `answers` are for `questions/` to read. */
export type CheckInScore = v.InferOutput<typeof scoreSchema>;

const scoresSchema = v.object({
  checkInModules: v.array(moduleSchema),
  checkInScores: v.array(scoreSchema),
});
type Scores = v.InferOutput<typeof scoresSchema>;

/** One of the check-ins that are sent together (§3); `answers` come from the question adapters. */
export type CheckInSubmission = {
  readonly moduleVersionId: string | number;
  readonly moduleId: string;
  readonly answers: readonly object[];
};

type CheckInsArgs = {
  readonly userId: string;
  /** v2 is the one that is used (D6). */
  readonly version?: 'v1' | 'v2';
};
type Submission = { readonly userId: string; readonly checkIns: readonly CheckInSubmission[] };

/** Check-ins of somebody signed in, of a public link, and in preview (§7). What a submit answers is read for failures alone. */
export const checkInsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssignedCheckIns: build.query({
      query: ({ userId, version = 'v2' }: CheckInsArgs) => ({
        url: paths.assignedCheckIns(userId, version),
        service: 'client' as const,
      }),
      responseSchema: v.array(listedCheckInSchema),
      providesTags: ['CheckIns'],
    }),
    getAssignedCheckIn: build.query({
      query: ({ userId, checkInId }: { userId: string; checkInId: string }) => ({
        url: paths.assignedCheckIn(userId, checkInId),
        service: 'client' as const,
      }),
      responseSchema: moduleSchema,
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    getCheckInScores: build.query({
      query: ({
        userId,
        checkInIds,
        version = 'v2',
      }: CheckInsArgs & { checkInIds: readonly string[] }) => ({
        url: paths.checkInScores(userId, checkInIds, version),
        service: 'client' as const,
      }),
      rawResponseSchema: scoresSchema,
      // Frozen as it is: of thousands of entries the store would freeze each by itself.
      transformResponse: (scores: Scores): Readonly<Scores> => Object.freeze(scores),
      providesTags: ['CheckIns'],
    }),
    submitCheckIns: build.mutation({
      query: ({ userId, checkIns }: Submission) => ({
        url: paths.submitCheckIns(userId),
        method: 'POST',
        body: checkIns,
        service: 'client' as const,
      }),
      responseSchema: v.unknown(),
      invalidatesTags: ['CheckIns'],
    }),
    getAssignedPublicCheckIns: build.query({
      query: (userId: string) => ({ url: paths.assignedPublicCheckIns(userId) }),
      responseSchema: v.array(moduleSchema),
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    /** The same list, read anew and for its ids alone: what is being answered stays as it was. */
    getAssignedPublicCheckInIds: build.query({
      query: (userId: string) => ({ url: paths.assignedPublicCheckIns(userId) }),
      rawResponseSchema: v.array(moduleSchema),
      transformResponse: (modules: readonly { readonly id: string }[]) =>
        modules.map(({ id }) => id),
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    submitPublicCheckIns: build.mutation({
      query: ({ userId, checkIns }: Submission) => ({
        url: paths.submitPublicCheckIns(userId),
        method: 'POST',
        body: checkIns,
      }),
      responseSchema: v.unknown(),
    }),
    getPublicCheckIn: build.query({
      query: ({ checkInId, versionId }: { checkInId: string; versionId: string | null }) => ({
        url: paths.publicCheckIn(checkInId, versionId),
      }),
      responseSchema: moduleSchema,
    }),
  }),
});
