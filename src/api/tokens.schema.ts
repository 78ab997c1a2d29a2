import * as v from 'valibot';
import { essentialText } from '../lib/responses/essential-fields';

/** The response to signing in, resuming, refreshing and exchanging a magic code (D3). */
export const tokensSchema = v.object({ accessToken: essentialText, refreshToken: essentialText });
