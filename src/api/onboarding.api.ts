import * as v from 'valibot';
import { requiredId } from '../lib/responses/ids';
import { optionalText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { createAccount, lookUpInvite, verifyCode } from './operations';
import { toRequest } from './to-request';

/** How a patient identifies themselves: by a contact, and by more data if that is not enough (§7). */
export type InviteIdentity = {
  readonly email?: string;
  /** E.164 */
  readonly phoneNumber?: string;
  readonly lastName?: string;
  /** yyyy-MM-dd */
  readonly dateOfBirth?: string;
};

type Lookup = InviteIdentity & { readonly type: 'email' | 'phonenumber' };
type CodeCheck = InviteIdentity & { readonly code: string };
type NewAccount = {
  readonly patientId: string;
  readonly email: string;
  readonly password: string;
};

/** Any status that does not report a problem means that the invite was found (§7). */
const lookupSchema = v.object({ status: v.string() });
const verifiedSchema = v.object({
  patientEmail: optionalText,
  patientId: requiredId,
});
const accountSchema = v.object({ status: v.picklist(['ok', 'failed']) });

/** Emails are in lower case wherever they name an account (D9). */
function withLowerCaseEmail<Body extends { readonly email?: string }>(body: Body): Body {
  return body.email === undefined ? body : { ...body, email: body.email.toLowerCase() };
}

/** The onboarding, from an invite to an account (§7); all mutations, because each may send a message or use up a code. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lookUpInvite: build.mutation({
      query: (body: Lookup) => toRequest(lookUpInvite, {}, { body: withLowerCaseEmail(body) }),
      responseSchema: lookupSchema,
    }),
    verifyCode: build.mutation({
      query: (body: CodeCheck) => toRequest(verifyCode, {}, { body: withLowerCaseEmail(body) }),
      responseSchema: tolerantResponse('verifyCode', verifiedSchema),
    }),
    createAccount: build.mutation({
      query: (body: NewAccount) => toRequest(createAccount, {}, { body: withLowerCaseEmail(body) }),
      responseSchema: accountSchema,
    }),
  }),
});
