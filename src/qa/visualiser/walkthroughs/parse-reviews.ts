import * as v from 'valibot';
import { reviewSchema, type Review, type Reviews } from './review.types';

/** Valid reviews, and the number of invalid ones that were skipped. */
export type ParsedReviews = { readonly reviews: Reviews; readonly skippedCount: number };

/** Parses stored or imported reviews; invalid ones are skipped. */
export const storedReviewsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(parseEach),
);

function parseEach(stored: Readonly<Record<string, unknown>>): ParsedReviews {
  const all = Object.entries(stored);
  const readable = all.flatMap(([id, review]): readonly (readonly [string, Review])[] => {
    const result = v.safeParse(reviewSchema, review);
    return result.success ? [[id, result.output]] : [];
  });
  return { reviews: Object.fromEntries(readable), skippedCount: all.length - readable.length };
}
