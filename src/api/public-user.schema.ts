import * as v from 'valibot';
import { essentialId, sideId } from '../lib/responses/ids';
import { side, sideText, tolerantResponse } from '../lib/responses/tolerant-schema';

const publicUserSchema = v.object({
  id: essentialId,
  /** The neutral texts of a patient suit every reader. */
  type: side(v.picklist(['patient', 'participant']), 'patient'),
  clinic: side(v.nullish(v.object({ logoUrl: sideText, name: sideText })), null),
  patientId: sideId,
  relatedPatientFirstName: sideText,
  info: side(
    v.nullish(
      v.object({
        shouldPromptAccountCreation: side(v.nullish(v.boolean()), null),
        hasOnboarded: side(v.nullish(v.boolean()), null),
        firstName: sideText,
      }),
    ),
    null,
  ),
});

/** The user that a public link belongs to (§3 Public user). */
export type PublicUser = v.InferOutput<typeof publicUserSchema>;

/** The response of `getPublicUser`. */
export const publicUserResponse = tolerantResponse('getPublicUser', publicUserSchema);
