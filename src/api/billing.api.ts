import * as v from 'valibot';
import type { SetupIntentResponse } from '../../machines/card-setup/card-setup.types';
import { baseApi } from './base-api';
import { paths } from './paths';

/** A part that is missing is the step's to tell of, in words of its own (D9). */
const setupIntentSchema = v.object({
  clientSecret: v.nullish(v.string()),
  stripeConnectAccountId: v.nullish(v.string()),
});

/** Cards (§7 billing): the clinic opens the door to the card provider, and hears of no card. */
export const billingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createSetupIntent: build.mutation<SetupIntentResponse, void>({
      query: () => ({ url: paths.setupIntent, method: 'POST', service: 'intake' }),
      rawResponseSchema: setupIntentSchema,
      transformResponse: ({
        clientSecret = null,
        stripeConnectAccountId = null,
      }: v.InferOutput<typeof setupIntentSchema>) => ({ clientSecret, stripeConnectAccountId }),
    }),
  }),
});
