import * as v from 'valibot';
import { requiredId, optionalId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import { optional, optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';

const publicUserSchema = v.object({
  id: requiredId,
  /** The neutral texts of a patient suit every reader. */
  type: optional(v.picklist(['patient', 'participant']), 'patient'),
  clinic: optional(v.nullish(v.object({ logoUrl: optionalText, name: optionalLabel })), null),
  patientId: optionalId,
  relatedPatientFirstName: optionalText,
  info: optional(
    v.nullish(
      v.object({
        shouldPromptAccountCreation: optional(v.nullish(v.boolean()), null),
        hasOnboarded: optional(v.nullish(v.boolean()), null),
        firstName: optionalText,
      }),
    ),
    null,
  ),
});

/** The user that a public link belongs to (§3 Public user). */
export type PublicUser = v.InferOutput<typeof publicUserSchema>;

/** The response of `getPublicUser`. */
export const publicUserResponse = tolerantResponse('getPublicUser', publicUserSchema);
