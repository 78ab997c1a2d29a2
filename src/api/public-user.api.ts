import * as v from 'valibot';
import { baseApi } from './base-api';
import { firstLoadPaths } from './first-load-paths';

const publicUserSchema = v.object({
  id: v.string(),
  type: v.picklist(['patient', 'participant']),
  clinic: v.nullish(v.object({ logoUrl: v.nullish(v.string()) })),
  patientId: v.nullish(v.string()),
  relatedPatientFirstName: v.nullish(v.string()),
  info: v.nullish(
    v.object({
      shouldPromptAccountCreation: v.nullish(v.boolean()),
      hasOnboarded: v.nullish(v.boolean()),
      firstName: v.nullish(v.string()),
    }),
  ),
});

/** The user that a public link belongs to (§3 Public user). */
export type PublicUser = v.InferOutput<typeof publicUserSchema>;

/** The user of a public link (§7). */
export const publicUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicUser: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.publicUser(userId) }),
      responseSchema: publicUserSchema,
      providesTags: ['PublicUser'],
    }),
  }),
});
