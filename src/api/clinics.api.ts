import * as v from 'valibot';
import { sideText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { paths } from './paths';

const clinicSchema = v.object({ name: v.string(), logoUrl: sideText });

/** A clinic as shown on its page and its kiosk (D5). */
export const clinicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClinic: build.query({
      query: (clinicDisplayId: string) => ({
        url: paths.clinic(clinicDisplayId),
        isSameForAll: true,
      }),
      responseSchema: tolerantResponse('getClinic', clinicSchema),
    }),
  }),
});
