import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { storedReviewsSchema } from './parse-reviews';
import type { Reviews, Signature } from './review.types';

const STORAGE_KEY = 'visualiser.reviews';

const NO_SIGNATURE: Signature = { tester: '', build: '' };

const storedSchema = v.object({
  reviews: v.fallback(storedReviewsSchema, { reviews: {}, skippedCount: 0 }),
  signature: v.fallback(v.object({ tester: v.string(), build: v.string() }), NO_SIGNATURE),
});

/** What is kept in this browser. */
export type StoredReviews = {
  readonly reviews: Reviews;
  readonly signature: Signature;
  /** False where the browser stores nothing: what is said lasts until the page closes. */
  readonly isStored: boolean;
};

let cached: StoredReviews | null = null;
const listeners = new Set<() => void>();

const NO_REVIEWS: StoredReviews = { reviews: {}, signature: NO_SIGNATURE, isStored: true };

/** What was kept; what of it cannot be read counts as nothing. */
export function getStoredReviews(): StoredReviews {
  return (cached ??= parse(readStorage('local', STORAGE_KEY)));
}

function parse(text: string | null): StoredReviews {
  if (text === null) return NO_REVIEWS;
  try {
    const result = v.safeParse(storedSchema, JSON.parse(text));
    if (!result.success) return NO_REVIEWS;
    const { reviews, signature } = result.output;
    return { reviews: reviews.reviews, signature, isStored: true };
  } catch {
    return NO_REVIEWS;
  }
}

/** Keeps what is changed, in this page and, where the browser lets it, beyond it. */
export function updateStoredReviews(
  change: Partial<Pick<StoredReviews, 'reviews' | 'signature'>>,
): void {
  const { reviews, signature } = { ...getStoredReviews(), ...change };
  const isStored = writeStorage('local', STORAGE_KEY, JSON.stringify({ reviews, signature }));
  cached = { reviews, signature, isStored };
  for (const listener of listeners) listener();
}

/** What is kept, followed as it changes here and in other tabs. */
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
