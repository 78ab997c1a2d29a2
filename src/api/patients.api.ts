import * as v from 'valibot';
import { essentialId } from '../lib/responses/ids';
import { baseApi } from './base-api';
import { paths } from './paths';

/** Patients of a kiosk (§7). */
export const patientsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getKioskPatient: build.query({
      query: (patientId: string) => ({ url: paths.kioskPatient(patientId) }),
      responseSchema: v.object({ userId: essentialId }),
    }),
  }),
});
