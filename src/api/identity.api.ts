import { pendingSignOut } from '../state/pending-sign-out';
import type { Tokens } from '../state/session.slice';
import { baseApi } from './base-api';
import { getThunkExtra } from './api-request';
import { authenticateMagicCode, getCurrentSession, signIn } from './operations';
import { toRequest } from './to-request';
import { withCookieLock } from './cookie-lock';
import { tokensSchema } from './tokens.schema';

type Credentials = { readonly email: string; readonly password: string };

/** Starting and resuming sessions (D3); tokens are never cached. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Tokens, Credentials>({
      queryFn: async ({ email, password }, api, _options, runBaseQuery) => {
        const body = { email: email.toLowerCase(), password, userType: 'patient' };
        const { data, error } = await withCookieLock(getThunkExtra(api), async () => {
          const result = await runBaseQuery(toRequest(signIn, {}, { body }));
          // The cookie of a sign-out that is not confirmed is replaced.
          if (result.error === undefined) pendingSignOut.clear();
          return result;
        });
        // SAFETY: `responseSchema` checks the response.
        return error === undefined ? { data: data as Tokens } : { error };
      },
      responseSchema: tokensSchema,
    }),
    /** The session of the browser's cookie; 401 without one. */
    getCurrentSession: build.mutation({
      query: () => toRequest(getCurrentSession, {}),
      responseSchema: tokensSchema,
    }),
    /** Exchanges a magic code for the tokens of its session. */
    authenticateMagicCode: build.mutation({
      query: (magicCode: string) => toRequest(authenticateMagicCode, {}, { body: { magicCode } }),
      responseSchema: tokensSchema,
    }),
  }),
});
