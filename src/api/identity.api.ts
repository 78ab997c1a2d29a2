import type { Tokens } from '../state/session.slice';
import { baseApi } from './base-api';
import { extraOf } from './call-api';
import { paths } from './paths';
import { tokensSchema } from './tokens.schema';

type Credentials = { readonly email: string; readonly password: string };

/** How long a sign-out may take, in ms: a sign-in waits for it. */
const SIGN_OUT_TIMEOUT_MS = 10_000;
/** By store, the sign-out that is under way: its answer clears the cookie, also one that was set meanwhile. */
const signOuts = new WeakMap<object, Promise<unknown>>();

/** Starting, resuming and ending sessions (D3); tokens are never cached. */
export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Tokens, Credentials>({
      queryFn: async ({ email, password }, api, _options, callOut) => {
        await signOuts.get(extraOf(api));
        const body = { email: email.toLowerCase(), password, userType: 'patient' };
        const call = { url: paths.signIn, method: 'POST', body, service: 'identity' } as const;
        const { data, error } = await callOut(call);
        // SAFETY: the schema below checks the answer.
        return error === undefined ? { data: data as Tokens } : { error };
      },
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
        timeout: SIGN_OUT_TIMEOUT_MS,
        responseHandler: 'text',
        headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
        service: 'identity' as const,
      }),
      onQueryStarted: (_accessToken, { extra, queryFulfilled }) => {
        signOuts.set(
          extraOf({ extra }),
          queryFulfilled.catch(() => undefined),
        );
      },
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
