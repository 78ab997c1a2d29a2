import * as v from 'valibot';
import { baseApi } from './base-api';
import { prefetchPaths } from './prefetch-paths';

const safetyResourceSchema = v.object({
  displayText: v.string(),
  type: v.string(),
  value: v.nullish(v.string()),
});

/** A way to get help in a crisis (§3); a type that is not known is shown as text. */
export type SafetyResource = v.InferOutput<typeof safetyResourceSchema>;

export const safetyNetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSafetyNet: build.query({
      query: (userId: string) => ({ url: prefetchPaths.safetyNet(userId) }),
      responseSchema: v.array(safetyResourceSchema),
    }),
  }),
});
