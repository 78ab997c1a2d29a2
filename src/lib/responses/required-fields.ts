import * as v from 'valibot';
import { required } from './tolerant-schema';

/** Text that is not empty, such as a token. */
export const requiredText = required(v.pipe(v.string(), v.minLength(1)));

/** A number; JSON can also hold one that is too large (1e999). */
export const requiredNumber = required(v.pipe(v.number(), v.finite()));
