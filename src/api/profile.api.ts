import { sessionSlice } from '../state/session.slice';
import { baseApi } from './base-api';
import { dismissSafetyNet, getProfile } from './operations';
import { toRequest } from './to-request';
import { profilesResponse, type Profile, type Profiles } from './profile.schema';

export type { Profile };

/** The profile of the signed-in user (§7). */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first of the account's profiles; later requests act for it (§7). */
    getProfile: build.query<Profile, void>({
      query: () => toRequest(getProfile, {}),
      rawResponseSchema: profilesResponse,
      transformResponse: ({ profiles: [first] }: Profiles) => first,
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
      query: (userId) => toRequest(dismissSafetyNet, { userId }),
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
