import * as v from 'valibot';
import type { TelecomType } from '../../machines/app-context';
import { baseApi } from './base-api';
import { NO_CACHE_SECONDS } from './cache-times';
import { acceptConsent, getBirthdayStatus, getConsentInfo, verifyBirthday } from './operations';
import { reloadAfter } from './reload-after';
import { toRequest } from './to-request';
import { birthdayStatusResponse, consentInfoResponse } from './user-gate.schema';

const birthdayResultSchema = v.object({ success: v.boolean() });

type BirthdayArgs = { userId: string; telecomType: TelecomType | null };

/** Requests of the gate before the pages of a public link: consent and birthday (§4, §7). */
export const userGateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConsentInfo: build.query({
      query: (userId: string) => toRequest(getConsentInfo, { userId }),
      responseSchema: consentInfoResponse,
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    acceptConsent: build.mutation<unknown, string>({
      query: (userId) => toRequest(acceptConsent, { userId }),
    }),
    getBirthdayStatus: build.query({
      query: ({ userId, telecomType }: BirthdayArgs) =>
        toRequest(getBirthdayStatus, { userId }, { query: { telecomType } }),
      responseSchema: birthdayStatusResponse,
      providesTags: ['Birthday'],
      keepUnusedDataFor: NO_CACHE_SECONDS,
    }),
    verifyBirthday: build.mutation({
      query: ({ userId, telecomType, dateOfBirth }: BirthdayArgs & { dateOfBirth: string }) =>
        toRequest(
          verifyBirthday,
          { userId },
          { body: { dateOfBirth, ...(telecomType && { telecomType }) } },
        ),
      responseSchema: birthdayResultSchema,
      onQueryStarted: reloadAfter('Birthday', ({ data }) => data?.success === true),
    }),
  }),
});
