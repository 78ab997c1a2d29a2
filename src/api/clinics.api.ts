import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

const clinicSchema = v.object({ name: v.string(), logoUrl: v.nullish(v.string()) });

/** A clinic as shown on its page and its kiosk (D5). */
export const clinicsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClinic: build.query({
      query: (clinicDisplayId: string) => ({ url: paths.clinic(clinicDisplayId) }),
      responseSchema: clinicSchema,
    }),
  }),
});
