import * as v from 'valibot';
import { optionalLabel } from '../lib/responses/optional-label';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { toPlainText } from '../lib/text/plain-text';

/** A name that has to be in the response, without markup (D11); empty when nothing of it is visible. */
const requiredName = v.pipe(v.string(), v.transform(toPlainText));

/** A clinic as shown on its page and its kiosk (D5). */
export const clinicResponse = tolerantResponse(
  'getClinic',
  v.object({ name: requiredName, logoUrl: optionalText }),
);

const kioskClinicSchema = v.object({ organizationName: requiredName, identifyFlow: optionalText });

/** How a clinic's kiosk identifies its visitors (D6). */
export type KioskClinicResponse = v.InferOutput<typeof kioskClinicSchema>;

export const kioskClinicResponse = tolerantResponse('getKioskClinic', kioskClinicSchema);

/** The clinic of an intake link (D5). */
export const brandingResponse = tolerantResponse(
  'getBranding',
  v.object({ name: optionalLabel, logoUrl: optionalText }),
);
