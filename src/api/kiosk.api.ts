import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

/** How a visitor says who they are: by name or by record number; a contact that there is none of is null (§7, D9). */
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

const clinicSchema = v.object({
  organizationName: v.string(),
  identifyFlow: v.nullish(v.string()),
});

/** Whatever a status is called beside these two, the visitor was not found (§7). */
const resultSchema = v.object({ status: v.string(), userId: v.nullish(v.string()) });

/** What the kiosk asks before anybody is known (§7 kiosk); a lookup is a command: it names a person and is never cached. */
export const kioskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getKioskClinic: build.query({
      query: (clinicDisplayId: string) => ({ url: paths.kioskClinic(clinicDisplayId) }),
      responseSchema: clinicSchema,
    }),
    identifyVisitor: build.mutation({
      query: (body: VisitorAttributes) => ({ url: paths.identifyVisitor, method: 'POST', body }),
      responseSchema: resultSchema,
    }),
  }),
});
