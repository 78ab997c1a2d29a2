import * as v from 'valibot';

const token = v.pipe(v.string(), v.minLength(1));

/** What signing in, resuming, refreshing and a magic code are answered with (D3). */
export const tokensSchema = v.object({ accessToken: token, refreshToken: token });
