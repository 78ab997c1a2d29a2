import * as v from 'valibot';
import { requiredId, optionalId } from '../lib/responses/ids';
import { optional, optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';

const profileSchema = v.object({
  id: optionalId,
  userId: requiredId,
  clinicId: optionalId,
  patientId: optionalId,
  userType: optionalText,
  clinicLogoUrl: optionalText,
  firstName: optional(v.nullish(v.string(), ''), ''),
  lastName: optional(v.nullish(v.string(), ''), ''),
  dateOfBirth: optionalText,
  email: optionalText,
  phoneNumber: optionalText,
  /** Without it there is no banner; the banner is shown when the flag cannot be read. */
  safetyNetEnabled: v.nullish(optional(v.boolean(), true), false),
  relatedPatientId: optionalId,
  type: optionalText,
});

/** The record of the signed-in user (§3 Profile). */
export type Profile = v.InferOutput<typeof profileSchema>;

const profilesSchema = v.object({ profiles: v.looseTuple([profileSchema]) });

export type Profiles = v.InferOutput<typeof profilesSchema>;

/** The response of `getProfile`. */
export const profilesResponse = tolerantResponse('getProfile', profilesSchema);
