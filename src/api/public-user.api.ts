import { baseApi } from './base-api';
import { firstLoadPaths } from './first-load-paths';
import { publicUserResponse } from './public-user.schema';

export type { PublicUser } from './public-user.schema';

/** The user of a public link (§7). */
export const publicUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicUser: build.query({
      query: (userId: string) => ({ url: firstLoadPaths.publicUser(userId) }),
      responseSchema: publicUserResponse,
    }),
  }),
});
