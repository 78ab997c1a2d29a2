import * as v from 'valibot';

/** A string; null when it is missing or of another type. */
export const tolerantText = v.fallback(v.nullish(v.string()), null);

/** A string or a number; null when it is missing or of another type. */
export const tolerantId = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);

/** A boolean; false when it is missing or of another type. */
export const tolerantFlag = v.fallback(v.nullish(v.boolean(), false), false);
