import * as v from 'valibot';
import { essentialText } from '../lib/responses/essential-fields';

/** Sent in a header, which has no other characters. */
const tokenText = v.pipe(essentialText, v.regex(/^[\x21-\x7e]+$/));

/** The response to signing in, resuming, refreshing and exchanging a magic code (D3). */
export const tokensSchema = v.object({ accessToken: tokenText, refreshToken: essentialText });
