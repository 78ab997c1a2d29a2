import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

/** How a person says who they are: one way to reach them, and more where that is not enough (§7). */
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

/** A status that tells of no trouble means that the invite was found, whatever it is called (§7). */
const lookupSchema = v.object({ status: v.string() });
const verifiedSchema = v.object({
  patientEmail: v.nullish(v.string()),
  patientId: v.pipe(v.string(), v.minLength(1)),
});
const accountSchema = v.object({ status: v.picklist(['ok', 'failed']) });

/** From an invite to an account (§7 onboarding); all of it commands: each may send a message or spend a code. */
export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lookUpInvite: build.mutation({
      query: (body: Lookup) => ({ url: paths.inviteLookup, method: 'POST', body }),
      responseSchema: lookupSchema,
    }),
    verifyCode: build.mutation({
      query: (body: CodeCheck) => ({ url: paths.verificationCode, method: 'POST', body }),
      responseSchema: verifiedSchema,
    }),
    createAccount: build.mutation({
      query: (body: NewAccount) => ({ url: paths.account, method: 'POST', body }),
      responseSchema: accountSchema,
    }),
  }),
});
