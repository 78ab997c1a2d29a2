import * as v from 'valibot';
import { requiredId } from '../lib/responses/ids';
import { baseApi } from './base-api';
import { getKioskPatient } from './operations';
import { toRequest } from './to-request';

/** Patients of a kiosk (§7). */
export const patientsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getKioskPatient: build.query({
      query: (patientId: string) => toRequest(getKioskPatient, { patientId }),
      responseSchema: v.object({ userId: requiredId }),
    }),
  }),
});
