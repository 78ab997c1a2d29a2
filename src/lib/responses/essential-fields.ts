import * as v from 'valibot';
import { essential } from './tolerant-schema';

/** Text that is not empty, such as a token. */
export const essentialText = essential(v.pipe(v.string(), v.minLength(1)));

/** A number; JSON can also hold one that is too large (1e999). */
export const essentialNumber = essential(v.pipe(v.number(), v.finite()));
