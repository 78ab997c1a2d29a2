import { baseApi } from './base-api';
import { paths } from './paths';
import { tokensSchema } from './tokens.schema';

type Credentials = { readonly email: string; readonly password: string };

/** Starting, resuming and ending sessions (D3); tokens are never cached. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation({
      query: ({ email, password }: Credentials) => ({
        url: paths.signIn,
        method: 'POST',
        body: { email: email.toLowerCase(), password, userType: 'patient' },
        service: 'identity' as const,
      }),
      responseSchema: tokensSchema,
    }),
    /** The session that the browser's cookie stands for; 401 without one. */
    getCurrentSession: build.mutation({
      query: () => ({ url: paths.session, service: 'identity' as const }),
      responseSchema: tokensSchema,
    }),
    signOut: build.mutation<unknown, string | null>({
      query: (accessToken) => ({
        url: paths.signOut,
        method: 'POST',
        // The call outlives the page, and nobody reads its answer.
        keepalive: true,
        responseHandler: 'text',
        headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
        service: 'identity' as const,
      }),
    }),
    /** Exchanges a magic code for the tokens of its session. */
    authenticateMagicCode: build.mutation({
      query: (magicCode: string) => ({
        url: paths.magicCode,
        method: 'POST',
        body: { magicCode },
      }),
      responseSchema: tokensSchema,
    }),
  }),
});
