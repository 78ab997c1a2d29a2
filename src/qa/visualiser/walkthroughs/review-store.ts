import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { readStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { addOpenedStep, storedOpenedSchema, type OpenedSteps } from './opened-steps';
import { storedReviewsSchema } from './parse-reviews';
import type { Reviews, Signature } from './review.types';

const STORAGE_KEY = 'visualiser.reviews';

const NO_SIGNATURE: Signature = { tester: '', build: '' };

const storedSchema = v.object({
  reviews: v.fallback(storedReviewsSchema, { reviews: {}, skippedCount: 0 }),
  opened: storedOpenedSchema,
  signature: v.fallback(v.object({ tester: v.string(), build: v.string() }), NO_SIGNATURE),
});

/** The reviews, opened steps and signature in this browser's storage. */
export type StoredReviews = {
  readonly reviews: Reviews;
  readonly opened: OpenedSteps;
  readonly signature: Signature;
  /** False if the browser rejected the last write: the reviews are lost when the page closes. */
  readonly isStored: boolean;
};

let cached: StoredReviews | null = null;
const listeners = new Set<() => void>();

const NO_REVIEWS: StoredReviews = {
  reviews: {},
  opened: {},
  signature: NO_SIGNATURE,
  isStored: true,
};

/** Returns the stored reviews; invalid entries are skipped. */
export function getStoredReviews(): StoredReviews {
  return (cached ??= parse(readStorage('local', STORAGE_KEY)));
}

function parse(text: string | null): StoredReviews {
  if (text === null) return NO_REVIEWS;
  try {
    const result = v.safeParse(storedSchema, JSON.parse(text));
    if (!result.success) return NO_REVIEWS;
    const { reviews, opened, signature } = result.output;
    return { reviews: reviews.reviews, opened, signature, isStored: true };
  } catch {
    return NO_REVIEWS;
  }
}

/** Updates the reviews and opened steps in memory and, if possible, in storage. */
export function updateStoredReviews(
  change: Partial<Pick<StoredReviews, 'reviews' | 'opened' | 'signature'>>,
): void {
  const { reviews, opened, signature } = { ...getStoredReviews(), ...change };
  const stored = { reviews, opened, signature };
  const isStored = writeStorage('local', STORAGE_KEY, JSON.stringify(stored));
  cached = { ...stored, isStored };
  for (const listener of listeners) listener();
}

/** Records that a tester has opened a step, counted from 1. */
export function recordOpenedStep(walkthrough: Walkthrough, step: number): void {
  const { opened } = getStoredReviews();
  const next = addOpenedStep(opened, walkthrough, step, new Date().toISOString());
  if (next !== opened) updateStoredReviews({ opened: next });
}

/** The stored reviews; re-renders when they change in this or another tab. */
export function useStoredReviews(): StoredReviews {
  return useSyncExternalStore(subscribe, getStoredReviews);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return;
    cached = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
