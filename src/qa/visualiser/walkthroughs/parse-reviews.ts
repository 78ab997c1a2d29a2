import * as v from 'valibot';
import { reviewSchema, type Review, type Reviews } from './review.types';

/** Reviews from outside, with how many of them could not be read. */
export type ParsedReviews = { readonly reviews: Reviews; readonly skippedCount: number };

/** Reviews that were written earlier or elsewhere; one that cannot be read takes none of the others with it. */
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
