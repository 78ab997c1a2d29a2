import * as v from 'valibot';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';
import type { SetupIntentResponse } from '../../machines/card-setup/card-setup.types';
import { baseApi } from './base-api';
import { createSetupIntent } from './operations';
import { toRequest } from './to-request';

/** The payment step reports a missing field, with its own message (D9). */
const setupIntentSchema = v.object({
  clientSecret: optionalText,
  stripeConnectAccountId: optionalText,
});

/** Billing (§7): creates a setup intent at the payment provider; the API never gets card data. */
export const billingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createSetupIntent: build.mutation<SetupIntentResponse, void>({
      query: () => toRequest(createSetupIntent, {}),
      rawResponseSchema: tolerantResponse('createSetupIntent', setupIntentSchema),
      transformResponse: ({
        clientSecret = null,
        stripeConnectAccountId = null,
      }: v.InferOutput<typeof setupIntentSchema>) => ({ clientSecret, stripeConnectAccountId }),
    }),
  }),
});
