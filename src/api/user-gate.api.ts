import * as v from 'valibot';
import type { TelecomType } from '../../machines/app-context';
import { sideText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { baseApi } from './base-api';
import { NO_CACHE_SECONDS } from './cache-times';
import { firstLoadPaths } from './first-load-paths';
import { discardBody } from './discard-body';

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
const birthdayStatusSchema = v.object({ isVerified: v.boolean() });
const birthdayResultSchema = v.object({ success: v.boolean() });

type BirthdayArgs = { userId: string; telecomType: TelecomType | null };

/** Requests of the gate before the pages of a public link: consent and birthday (§4, §7). */
export const userGateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConsentInfo: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.consentInfo(userId) }),
      responseSchema: tolerantResponse('getConsentInfo', consentInfoSchema),
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    acceptConsent: build.mutation<unknown, string>({
      query: (userId) => ({
        url: firstLoadPaths.acceptConsent(userId),
        method: 'POST',
        responseHandler: discardBody,
      }),
    }),
    getBirthdayStatus: build.query({
      query: ({ userId, telecomType }: BirthdayArgs) => ({
        url: firstLoadPaths.birthdayStatus(userId, telecomType),
      }),
      responseSchema: birthdayStatusSchema,
      providesTags: ['Birthday'],
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    verifyBirthday: build.mutation({
      query: ({ userId, telecomType, dateOfBirth }: BirthdayArgs & { dateOfBirth: string }) => ({
        url: firstLoadPaths.birthdayVerification(userId),
        method: 'POST',
        body: { dateOfBirth, ...(telecomType && { telecomType }) },
      }),
      responseSchema: birthdayResultSchema,
      invalidatesTags: (result) => (result?.success ? ['Birthday'] : []),
    }),
  }),
});
