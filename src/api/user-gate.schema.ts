import * as v from 'valibot';
import { sideText, tolerantResponse } from '../lib/responses/tolerant-schema';

/** Nobody can agree to a text that cannot be read; where no consent is required, the text is not shown. */
const requiredConsentSchema = v.object({
  consentRequired: v.boolean(),
  consentCopy: v.nullish(v.string()),
});
const noConsentSchema = v.object({ consentRequired: v.literal(false), consentCopy: sideText });
const consentInfoSchema = v.lazy((input) =>
  v.is(v.object({ consentRequired: v.literal(false) }), input)
    ? noConsentSchema
    : requiredConsentSchema,
);

/** The response of `getConsentInfo`. */
export const consentInfoResponse = tolerantResponse('getConsentInfo', consentInfoSchema);

/** The response of `getBirthdayStatus`. */
export const birthdayStatusResponse = v.object({ isVerified: v.boolean() });
