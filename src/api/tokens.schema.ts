import * as v from 'valibot';

const token = v.pipe(v.string(), v.minLength(1));

/** The response to signing in, resuming, refreshing and exchanging a magic code (D3). */
export const tokensSchema = v.object({ accessToken: token, refreshToken: token });
