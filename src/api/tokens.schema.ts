import * as v from 'valibot';
import { requiredText } from '../lib/responses/required-fields';

/** Sent in a header, which has no other characters. */
const tokenText = v.pipe(requiredText, v.regex(/^[\x21-\x7e]+$/));

/** The response to signing in, resuming, refreshing and exchanging a magic code (D3). */
export const tokensSchema = v.object({ accessToken: tokenText, refreshToken: requiredText });
