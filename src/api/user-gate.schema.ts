import * as v from 'valibot';
import { essential, sideText, tolerantResponse } from '../lib/responses/tolerant-schema';

/** Simple HTML (D6) with something to read: more than tags and spaces. */
const VISIBLE_HTML = /^(?:<[^>]*>|&nbsp;|\s)*(?!<|&nbsp;)\S/;

/** Without its text, a consent cannot be given; where no consent is required, the text is not shown. */
export const requiredConsentSchema = v.object({
  consentRequired: v.boolean(),
  consentCopy: essential(v.pipe(v.string(), v.regex(VISIBLE_HTML))),
});
/** Where no consent is required, nothing else is. */
export const noConsentSchema = v.object({
  consentRequired: v.literal(false),
  consentCopy: sideText,
});
const consentInfoSchema = v.lazy((input) =>
  v.is(v.object({ consentRequired: v.literal(false) }), input)
    ? noConsentSchema
    : requiredConsentSchema,
);

/** The response of `getConsentInfo`. */
export const consentInfoResponse = tolerantResponse('getConsentInfo', consentInfoSchema);

/** The response of `getBirthdayStatus`. */
export const birthdayStatusResponse = v.object({ isVerified: v.boolean() });
