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

/** All reviews as a file that another browser can import. */
export function toReviewFile(reviews: Reviews, exportedAt: string): string {
  const file = { format: FORMAT, version: VERSION, exportedAt, reviews };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the reviews from a file, or returns a message for the user. */
export function readReviewFile(content: string): ParsedReviews | { readonly problem: string } {
  const result = v.safeParse(fileSchema, parse(content));
  if (result.success) return result.output.reviews;
  return { problem: 'This file does not contain reviews. Choose a JSON file exported from here.' };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
