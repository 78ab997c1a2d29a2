import * as v from 'valibot';
import { storedOpenedSchema, type OpenedSteps } from './opened-steps';
import { storedReviewsSchema, type ParsedReviews } from './parse-reviews';
import { formatReviewStatus } from './review-status';
import type { Reviews } from './review.types';

const FORMAT = 'walkthrough-reviews';
const VERSION = 1;

const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  exportedAt: v.string(),
  reviews: storedReviewsSchema,
  opened: storedOpenedSchema,
});

/** The reviews and opened steps of a file. */
export type ReviewFile = ParsedReviews & { readonly opened: OpenedSteps };

/** All reviews as a file that another browser can import. `status` is for readers and is not imported. */
export function toReviewFile(reviews: Reviews, opened: OpenedSteps, exportedAt: string): string {
  const withStatus = Object.entries(reviews).map(
    ([id, review]) => [id, { status: formatReviewStatus(id, review, opened), ...review }] as const,
  );
  const file = {
    format: FORMAT,
    version: VERSION,
    exportedAt,
    reviews: Object.fromEntries(withStatus),
    opened,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the reviews from a file, or returns a message for the user. */
export function readReviewFile(content: string): ReviewFile | { readonly problem: string } {
  const result = v.safeParse(fileSchema, parse(content));
  if (result.success) return { ...result.output.reviews, opened: result.output.opened };
  return { problem: 'This file does not contain reviews. Choose a JSON file exported from here.' };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
