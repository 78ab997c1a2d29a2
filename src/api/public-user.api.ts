import { baseApi } from './base-api';
import { getPublicUser } from './operations';
import { toRequest } from './to-request';
import { publicUserResponse } from './public-user.schema';

export type { PublicUser } from './public-user.schema';

/** The user of a public link (§7). */
export const publicUserApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicUser: build.query({
      query: (userId: string) => toRequest(getPublicUser, { userId }),
      responseSchema: publicUserResponse,
    }),
  }),
});
