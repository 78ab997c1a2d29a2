import * as v from 'valibot';
import { requiredName } from '../lib/responses/required-name';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { getClinic } from './operations';
import { toRequest } from './to-request';

const clinicSchema = v.object({ name: requiredName, logoUrl: optionalText });

/** A clinic as shown on its page and its kiosk (D5). */
export const clinicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClinic: build.query({
      query: (displayId: string) => toRequest(getClinic, { displayId }),
      responseSchema: tolerantResponse('getClinic', clinicSchema),
    }),
  }),
});
