import * as v from 'valibot';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';

/** The text may be missing or empty (D9); one that cannot be read fails the gate, because users cannot agree to it. */
export const requiredConsentSchema = v.object({
  consentRequired: v.boolean(),
  consentCopy: v.nullish(v.string()),
});
/** Where no consent is required, nothing else is. */
const noConsentSchema = v.object({ consentRequired: v.literal(false), consentCopy: optionalText });
const consentInfoSchema = v.lazy((input) =>
  v.is(v.object({ consentRequired: v.literal(false) }), input)
    ? noConsentSchema
    : requiredConsentSchema,
);

/** The response of `getConsentInfo`. */
export const consentInfoResponse = tolerantResponse('getConsentInfo', consentInfoSchema);

/** The response of `getBirthdayStatus`. */
export const birthdayStatusResponse = v.object({ isVerified: v.boolean() });
