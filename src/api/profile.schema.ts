import * as v from 'valibot';
import { essentialId, sideId } from '../lib/responses/ids';
import { side, sideText, tolerantResponse } from '../lib/responses/tolerant-schema';

const profileSchema = v.object({
  id: sideId,
  userId: essentialId,
  clinicId: sideId,
  patientId: sideId,
  userType: sideText,
  clinicLogoUrl: sideText,
  firstName: side(v.nullish(v.string(), ''), ''),
  lastName: side(v.nullish(v.string(), ''), ''),
  dateOfBirth: sideText,
  email: sideText,
  phoneNumber: sideText,
  /** Without it there is no banner; the banner is shown when the flag cannot be read. */
  safetyNetEnabled: v.nullish(side(v.boolean(), true), false),
  relatedPatientId: sideId,
  type: sideText,
});

/** The record of the signed-in user (§3 Profile). */
export type Profile = v.InferOutput<typeof profileSchema>;

const profilesSchema = v.object({ profiles: v.looseTuple([profileSchema]) });

export type Profiles = v.InferOutput<typeof profilesSchema>;

/** The response of `getProfile`. */
export const profilesResponse = tolerantResponse('getProfile', profilesSchema);
