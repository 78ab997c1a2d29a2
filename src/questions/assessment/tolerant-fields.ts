import * as v from 'valibot';
import { side, sideFlag, sideText } from '../../lib/responses/tolerant-schema';

/** A string; null when it is missing or of another type. */
export const tolerantText = sideText;

/** A string or a number; null when it is missing or of another type. */
export const tolerantId = side(v.nullish(v.union([v.string(), v.number()])), null);

/** A boolean; false when it is missing or of another type. */
export const tolerantFlag = sideFlag;

/** The items of a question; one that cannot be read becomes an empty one, so that the question says it cannot be shown. */
export function tolerantItems<const Entries extends v.ObjectEntries>(entries: Entries) {
  const empty = v.parse(v.object(entries), {});
  const items = v.array(side(v.object(entries), empty));
  return side(v.nullish(items, []), [empty]);
}
