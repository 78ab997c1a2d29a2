import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

const tokensSchema = v.object({ accessToken: v.string(), refreshToken: v.string() });

export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The session that the browser's cookie stands for; 401 without one (D3). Tokens are never cached. */
    getCurrentSession: build.mutation({
      query: () => ({ url: paths.session, service: 'identity' as const }),
      responseSchema: tokensSchema,
    }),
  }),
});
