import * as v from 'valibot';
import { essentialId, side, sideText, tolerantResponse } from '../lib/responses/tolerant-schema';
import { sessionSlice } from '../state/session.slice';
import { baseApi } from './base-api';
import { paths } from './paths';
import { discardBody } from './discard-body';

const profileSchema = v.object({
  id: sideText,
  userId: essentialId,
  clinicId: sideText,
  patientId: sideText,
  userType: sideText,
  clinicLogoUrl: sideText,
  firstName: side(v.nullish(v.string(), ''), ''),
  lastName: side(v.nullish(v.string(), ''), ''),
  dateOfBirth: sideText,
  email: sideText,
  phoneNumber: sideText,
  /** Without it there is no banner; the banner is shown when the flag cannot be read. */
  safetyNetEnabled: v.nullish(side(v.boolean(), true), false),
  relatedPatientId: sideText,
  type: sideText,
});

/** The record of the signed-in user (§3 Profile). */
export type Profile = v.InferOutput<typeof profileSchema>;

const profilesSchema = v.object({
  profiles: v.tupleWithRest([profileSchema], v.unknown()),
});

/** The profile of the signed-in user (§7). */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first of the account's profiles; later requests act for it (§7). */
    getProfile: build.query<Profile, void>({
      query: () => ({ url: paths.userProfiles, service: 'client' }),
      rawResponseSchema: tolerantResponse('getProfile', profilesSchema),
      transformResponse: ({ profiles: [first] }: v.InferOutput<typeof profilesSchema>) => first,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(sessionSlice.actions.profileLoaded(data.userId));
        } catch {
          // The component that requested the profile shows the error.
        }
      },
    }),
    /** Dismisses the safety-net banner of the home page (§7), then updates the cached profile. */
    dismissSafetyNet: build.mutation<unknown, string>({
      query: (userId) => ({
        url: paths.dismissSafetyNet(userId),
        method: 'PATCH',
        service: 'client',
        responseHandler: discardBody,
      }),
      onQueryStarted: async (_userId, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
          dispatch(
            profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
              profile.safetyNetEnabled = false;
            }),
          );
        } catch {
          // The component that dismissed the banner shows the error.
        }
      },
    }),
  }),
});
