import * as v from 'valibot';
import { reviewSchema, type Review, type Reviews } from './review.types';

/** Reviews from outside, with how many of them could not be read. */
export type ReadReviews = { readonly reviews: Reviews; readonly leftOut: number };

/** Reviews that were written earlier or elsewhere; one that cannot be read takes none of the others with it. */
export const writtenReviews = v.pipe(v.record(v.string(), v.unknown()), v.transform(readEach));

function readEach(written: Readonly<Record<string, unknown>>): ReadReviews {
  const all = Object.entries(written);
  const readable = all.flatMap(([id, review]): readonly (readonly [string, Review])[] => {
    const result = v.safeParse(reviewSchema, review);
    return result.success ? [[id, result.output]] : [];
  });
  return { reviews: Object.fromEntries(readable), leftOut: all.length - readable.length };
}
