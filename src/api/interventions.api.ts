import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

type InterventionArgs = { readonly userId: string; readonly interventionId: string };

/** Forms that a patient has completed (§7). */
export const interventionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A completed form with its answers; `questions/` parses it (§7, D6). */
    getIntervention: build.query({
      query: ({ userId, interventionId }: InterventionArgs) => ({
        url: paths.intervention(userId, interventionId),
        service: 'client' as const,
      }),
      responseSchema: v.looseObject({}),
    }),
  }),
});
