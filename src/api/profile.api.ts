import * as v from 'valibot';
import { sessionSlice } from '../state/session.slice';
import { baseApi } from './base-api';
import { paths } from './paths';
import { discardBody } from './discard-body';

const profileSchema = v.object({
  id: v.nullish(v.string()),
  userId: v.pipe(v.string(), v.minLength(1)),
  clinicId: v.nullish(v.string()),
  patientId: v.nullish(v.string()),
  userType: v.nullish(v.string()),
  clinicLogoUrl: v.nullish(v.string()),
  firstName: v.nullish(v.string(), ''),
  lastName: v.nullish(v.string(), ''),
  dateOfBirth: v.nullish(v.string()),
  email: v.nullish(v.string()),
  phoneNumber: v.nullish(v.string()),
  safetyNetEnabled: v.nullish(v.boolean(), false),
  relatedPatientId: v.nullish(v.string()),
  type: v.nullish(v.string()),
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
      rawResponseSchema: profilesSchema,
      transformResponse: ({ profiles: [first] }: v.InferOutput<typeof profilesSchema>) => first,
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(sessionSlice.actions.profileLoaded(data.userId));
        } catch {
          // The component that requested the profile shows the error.
        }
      },
      providesTags: ['Profile'],
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
