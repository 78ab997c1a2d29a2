import * as v from 'valibot';
import { SAFE_ID } from '../url/encode-path-segment';
import { required, optional } from './tolerant-schema';

/** JSON cannot hold a larger number exactly: it would be the id of something else. */
const number = v.pipe(
  v.number(),
  v.check((id) => Math.abs(id) <= Number.MAX_SAFE_INTEGER),
);

/** An id, which a server may send as text or as a number: it is read as text, and sent back as text (D9). */
function createId(text: v.GenericSchema<string>): v.GenericSchema<string> {
  // SAFETY: RTK Query expects a response to have the same type before and after parsing.
  return required(
    v.pipe(v.union([text, number]), v.transform(String)),
  ) as v.GenericSchema as v.GenericSchema<string>;
}

/** An id that can be used in a path; another one would throw where a link is made of it. */
export const requiredId = createId(v.pipe(v.string(), v.regex(SAFE_ID)));

/** An id that is not used in a path, such as that of a version; it may be empty. */
export const anyId = createId(v.string());

/** An id that the app can do without; null when it is missing or wrong. */
export const optionalId = optional(v.nullish(anyId), null);
