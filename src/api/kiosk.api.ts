import * as v from 'valibot';
import { optionalId } from '../lib/responses/ids';
import { tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { kioskClinicResponse } from './clinic.schema';
import { getKioskClinic, identifyVisitor } from './operations';
import { toRequest } from './to-request';

/** How a visitor identifies themselves: by name or by record number; a missing contact is null (§7, D9). */
export type VisitorAttributes = {
  readonly clinicDisplayId: string;
  /** E.164 */
  readonly phoneNumber: string | null;
  readonly email: string | null;
} & (
  | { readonly medicalRecord: string }
  /** `dateOfBirth` is yyyy-MM-dd. */
  | { readonly lastName: string; readonly dateOfBirth: string }
);

/** Any status other than `match_found` and `more_info_needed` means that the visitor was not found (§7). */
const resultSchema = v.object({ status: v.string(), userId: optionalId });

/** Requests of the kiosk (§7 kiosk). The lookup is a mutation, because its personal data must not be cached. */
export const kioskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getKioskClinic: build.query({
      query: (displayId: string) => toRequest(getKioskClinic, { displayId }),
      responseSchema: kioskClinicResponse,
    }),
    identifyVisitor: build.mutation({
      query: (body: VisitorAttributes) => toRequest(identifyVisitor, {}, { body }),
      responseSchema: tolerantResponse('identifyVisitor', resultSchema),
    }),
  }),
});
