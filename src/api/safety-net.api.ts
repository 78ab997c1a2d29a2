import * as v from 'valibot';
import { baseApi } from './base-api';
import { TAB_CACHE_SECONDS } from './cache-times';
import { firstLoadPaths } from './first-load-paths';

const safetyResourceSchema = v.object({
  displayText: v.string(),
  type: v.string(),
  value: v.nullish(v.string()),
});

/** A crisis resource (§3); one of an unknown type is shown as text. */
export type SafetyResource = v.InferOutput<typeof safetyResourceSchema>;

/** The safety net of a user (§7). */
export const safetyNetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSafetyNet: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.safetyNet(userId) }),
      responseSchema: v.array(safetyResourceSchema),
      keepUnusedDataFor: TAB_CACHE_SECONDS,
    }),
  }),
});
