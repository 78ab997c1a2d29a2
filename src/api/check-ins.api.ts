import * as v from 'valibot';
import { requiredId, optionalId } from '../lib/responses/ids';
import {
  optional,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { FLOW_CACHE_SECONDS, NO_CACHE_SECONDS } from './cache-times';
import { listedCheckInsResponse } from './check-ins.schema';
import {
  getAssignedCheckIn,
  getAssignedCheckIns,
  getAssignedCheckInsV1,
  getAssignedPublicCheckIns,
  getCheckInScores,
  getCheckInScoresV1,
  getPublicCheckIn,
  submitCheckIns,
  submitPublicCheckIns,
} from './operations';
import { reloadAfter } from './reload-after';
import { toRequest } from './to-request';

export type { ListedCheckIn } from './check-ins.schema';

/** A check-in module; `questions/` parses its content. */
const moduleSchema = v.looseObject({ id: requiredId });

/** A module of a public link; not every server names its last completion. */
const publicModuleSchema = v.looseObject({
  id: requiredId,
  lastCompletedAt: optionalText,
});

/** When an assigned check-in was last completed (ISO 8601), if the server names it. */
export type CheckInStatus = {
  readonly id: string;
  readonly lastCompletedAt?: string | null | undefined;
};

/** Not item by item: an answer to a check-in that is missing here counts as received, and is not sent again (D9). */
const statusesSchema = v.array(publicModuleSchema);

function toStatuses(modules: readonly CheckInStatus[]): readonly CheckInStatus[] {
  return modules.map(({ id, lastCompletedAt }) => ({ id, lastCompletedAt }));
}

/** An item of `checkInScores`. */
export const scoreSchema = v.looseObject({
  id: requiredId,
  moduleId: requiredId,
  versionId: optionalId,
  createdAt: optional(v.string(), ''),
});

/** A completed check-in (§3); `questions/` parses its `answers`. */
export type CheckInScore = v.InferOutput<typeof scoreSchema>;

const scoresSchema = v.object({
  checkInModules: optional(tolerantList(moduleSchema), []),
  checkInScores: tolerantList(scoreSchema),
});
type Scores = v.InferOutput<typeof scoresSchema>;

/** One of the check-ins that are submitted together (§3); the question adapters create `answers`. */
export type CheckInSubmission = {
  readonly moduleVersionId: string;
  readonly moduleId: string;
  readonly answers: readonly object[];
};

type CheckInsArgs = {
  readonly userId: string;
  /** The version of the endpoint; the app uses v2 (D6). */
  readonly version?: 'v1' | 'v2';
};
type Submission = {
  readonly userId: string;
  readonly checkIns: readonly CheckInSubmission[];
  /** The `Idempotency-Key`. */
  readonly key: string;
};

/** Check-ins of a signed-in user, of a public link, and in preview (§7). The bodies of submit responses are ignored. */
export const checkInsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssignedCheckIns: build.query({
      query: ({ userId, version = 'v2' }: CheckInsArgs) =>
        toRequest(version === 'v2' ? getAssignedCheckIns : getAssignedCheckInsV1, { userId }),
      responseSchema: listedCheckInsResponse,
      providesTags: ['CheckIns'],
    }),
    /** The same list, under another cache key, to compare with after a failed submit. */
    getAssignedCheckInStatuses: build.query({
      query: (userId: string) => toRequest(getAssignedCheckIns, { userId }),
      rawResponseSchema: tolerantResponse('getAssignedCheckInStatuses', statusesSchema),
      transformResponse: toStatuses,
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    getAssignedCheckIn: build.query({
      query: (args: { userId: string; checkInId: string }) => toRequest(getAssignedCheckIn, args),
      responseSchema: moduleSchema,
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    getCheckInScores: build.query({
      query: ({
        userId,
        checkInIds,
        version = 'v2',
      }: CheckInsArgs & { checkInIds: readonly string[] }) =>
        toRequest(
          version === 'v2' ? getCheckInScores : getCheckInScoresV1,
          { userId },
          { query: { checkInIds } },
        ),
      rawResponseSchema: tolerantResponse('getCheckInScores', scoresSchema),
      // Frozen here, or the store would freeze each of thousands of entries.
      transformResponse: (scores: Scores): Readonly<Scores> => Object.freeze(scores),
      providesTags: ['CheckIns'],
    }),
    submitCheckIns: build.mutation({
      query: ({ userId, checkIns, key }: Submission) =>
        toRequest(submitCheckIns, { userId }, { body: checkIns, key }),
      responseSchema: v.unknown(),
      onQueryStarted: reloadAfter('CheckIns'),
    }),
    getAssignedPublicCheckIns: build.query({
      query: (userId: string) => toRequest(getAssignedPublicCheckIns, { userId }),
      responseSchema: tolerantResponse(
        'getAssignedPublicCheckIns',
        tolerantList(publicModuleSchema),
      ),
      keepUnusedDataFor: FLOW_CACHE_SECONDS,
    }),
    /** The same list without content, under another cache key: the check-ins being answered do not change. */
    getAssignedPublicCheckInStatuses: build.query({
      query: (userId: string) => toRequest(getAssignedPublicCheckIns, { userId }),
      rawResponseSchema: tolerantResponse('getAssignedPublicCheckInStatuses', statusesSchema),
      transformResponse: toStatuses,
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    submitPublicCheckIns: build.mutation({
      query: ({ userId, checkIns, key }: Submission) =>
        toRequest(submitPublicCheckIns, { userId }, { body: checkIns, key }),
      responseSchema: v.unknown(),
      onQueryStarted: reloadAfter('CheckIns'),
    }),
    getPublicCheckIn: build.query({
      query: ({ checkInId, versionId }: { checkInId: string; versionId: string | null }) =>
        toRequest(getPublicCheckIn, { checkInId }, { query: { versionId } }),
      responseSchema: moduleSchema,
    }),
  }),
});
