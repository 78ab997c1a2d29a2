import * as v from 'valibot';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { createSharedState, useSharedState } from '../components/shared-state';
import { addOpenedStep, storedOpenedSchema, type OpenedSteps } from './opened-steps';
import { storedReviewsSchema } from './parse-reviews';
import type { Reviews, Signature } from './review.types';

const STORAGE_KEY = 'visualiser.reviews';

const NO_SIGNATURE: Signature = { tester: '', build: '' };

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    reviews: v.fallback(storedReviewsSchema, { reviews: {}, skippedCount: 0 }),
    opened: storedOpenedSchema,
    signature: v.fallback(v.object({ tester: v.string(), build: v.string() }), NO_SIGNATURE),
  }),
);

/** The reviews, opened steps and signature in this browser's storage. */
export type StoredReviews = {
  readonly reviews: Reviews;
  readonly opened: OpenedSteps;
  readonly signature: Signature;
  /** False if the browser rejected the last write: the reviews are lost when the page closes. */
  readonly isStored: boolean;
};

const NO_REVIEWS: StoredReviews = {
  reviews: {},
  opened: {},
  signature: NO_SIGNATURE,
  isStored: true,
};

function parse(text: string | null): StoredReviews | null {
  const { success, output } = v.safeParse(storedSchema, text);
  return success ? { ...output, reviews: output.reviews.reviews, isStored: true } : null;
}

const storedReviews = createSharedState<StoredReviews>(NO_REVIEWS, {
  key: STORAGE_KEY,
  parse,
  serialise: ({ isStored: _isStored, ...stored }) => JSON.stringify(stored),
});

/** Returns the stored reviews; invalid entries are skipped. */
export const getStoredReviews = storedReviews.get;

/** Updates the reviews and opened steps in memory and, if possible, in storage. */
export function updateStoredReviews(
  change: Partial<Pick<StoredReviews, 'reviews' | 'opened' | 'signature'>>,
): void {
  const next = { ...getStoredReviews(), ...change, isStored: true };
  if (!storedReviews.set(next)) storedReviews.set({ ...next, isStored: false });
}

/** Records that a tester has opened a step, counted from 1. */
export function recordOpenedStep(walkthrough: Walkthrough, step: number): void {
  const { opened } = getStoredReviews();
  const next = addOpenedStep(opened, walkthrough, step, new Date().toISOString());
  if (next !== opened) updateStoredReviews({ opened: next });
}

/** The stored reviews; re-renders when they change in this or another tab. */
export const useStoredReviews = () => useSharedState(storedReviews);
