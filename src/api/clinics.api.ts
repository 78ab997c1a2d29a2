import { baseApi } from './base-api';
import { clinicResponse } from './clinic.schema';
import { getClinic } from './operations';
import { toRequest } from './to-request';

/** A clinic as shown on its page and its kiosk (D5). */
export const clinicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClinic: build.query({
      query: (displayId: string) => toRequest(getClinic, { displayId }),
      responseSchema: clinicResponse,
    }),
  }),
});
