import * as v from 'valibot';
import { baseApi } from './base-api';
import { getIntervention } from './operations';
import { toRequest } from './to-request';

type InterventionArgs = { readonly userId: string; readonly interventionId: string };

/** Forms that a patient has completed (§7). */
export const interventionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A completed form with its answers; `questions/` parses it (§7, D6). */
    getIntervention: build.query({
      query: (args: InterventionArgs) => toRequest(getIntervention, args),
      responseSchema: v.looseObject({}),
    }),
  }),
});
