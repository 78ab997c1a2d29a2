import * as v from 'valibot';
import type { TelecomType } from '../../machines/app-context';
import { baseApi } from './base-api';
import { NOT_AT_ALL_S } from './cache-times';
import { entryPaths } from './entry-paths';
import { readAcknowledgement } from './read-acknowledgement';

const consentInfoSchema = v.object({
  consentRequired: v.boolean(),
  consentCopy: v.nullish(v.string()),
});
const birthdayStatusSchema = v.object({ isVerified: v.boolean() });
const birthdayResultSchema = v.object({ success: v.boolean() });

type BirthdayArgs = { userId: string; telecomType: TelecomType | null };

/** What the gate of the public user area asks and sends (§4, §7). */
export const userGateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConsentInfo: build.query({
      query: (userId: string) => ({ url: entryPaths.consentInfo(userId) }),
      responseSchema: consentInfoSchema,
      keepUnusedDataFor: NOT_AT_ALL_S,
    }),
    acceptConsent: build.mutation<unknown, string>({
      query: (userId) => ({
        url: entryPaths.acceptConsent(userId),
        method: 'POST',
        responseHandler: readAcknowledgement,
      }),
    }),
    getBirthdayStatus: build.query({
      query: ({ userId, telecomType }: BirthdayArgs) => ({
        url: entryPaths.birthdayStatus(userId, telecomType),
      }),
      responseSchema: birthdayStatusSchema,
      providesTags: ['Birthday'],
      keepUnusedDataFor: NOT_AT_ALL_S,
    }),
    verifyBirthday: build.mutation({
      query: ({ userId, telecomType, dateOfBirth }: BirthdayArgs & { dateOfBirth: string }) => ({
        url: entryPaths.birthdayVerification(userId),
        method: 'POST',
        body: { dateOfBirth, ...(telecomType && { telecomType }) },
      }),
      responseSchema: birthdayResultSchema,
      invalidatesTags: (result) => (result?.success ? ['Birthday'] : []),
    }),
  }),
});
