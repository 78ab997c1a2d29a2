import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

/** A part that is missing is the step's to tell of, in words of its own (D9). */
const part = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text ?? null),
);
const setupIntentSchema = v.object({ clientSecret: part, stripeConnectAccountId: part });

/** Cards (§7 billing): the clinic opens the door to the card provider, and hears of no card. */
export const billingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createSetupIntent: build.mutation({
      query: () => ({ url: paths.setupIntent, method: 'POST', service: 'intake' }),
      responseSchema: setupIntentSchema,
    }),
  }),
});
