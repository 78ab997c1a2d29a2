import * as v from 'valibot';
import { storedReviewsSchema, type ParsedReviews } from './parse-reviews';
import type { Reviews } from './review.types';

const FORMAT = 'walkthrough-reviews';
const VERSION = 1;

const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  exportedAt: v.string(),
  reviews: storedReviewsSchema,
});

/** All reviews as a file that another browser can take in. */
export function toReviewFile(reviews: Reviews, exportedAt: string): string {
  const file = { format: FORMAT, version: VERSION, exportedAt, reviews };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The reviews in a file; or why there are none, for the person who chose it. */
export function readReviewFile(content: string): ParsedReviews | { readonly problem: string } {
  const result = v.safeParse(fileSchema, parse(content));
  if (result.success) return result.output.reviews;
  return { problem: 'This file holds no reviews: choose a JSON that was exported from here.' };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
