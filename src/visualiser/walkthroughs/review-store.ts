import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStorage, writeStorage } from '../../lib/safe-storage';
import { writtenReviews } from './read-reviews';
import type { Reviews, Signature } from './review.types';

const KEY = 'visualiser.reviews';

const NOBODY: Signature = { tester: '', build: '' };

const storedSchema = v.object({
  reviews: v.fallback(writtenReviews, { reviews: {}, leftOut: 0 }),
  signature: v.fallback(v.object({ tester: v.string(), build: v.string() }), NOBODY),
});

/** What is kept in this browser. */
export type Kept = {
  readonly reviews: Reviews;
  readonly signature: Signature;
  /** False where the browser stores nothing: what is said lasts until the page closes. */
  readonly isStored: boolean;
};

let kept: Kept | null = null;
const listeners = new Set<() => void>();

const NOTHING: Kept = { reviews: {}, signature: NOBODY, isStored: true };

/** What was kept; what of it cannot be read counts as nothing. */
export function readKept(): Kept {
  return (kept ??= parse(readStorage('local', KEY)));
}

function parse(text: string | null): Kept {
  if (text === null) return NOTHING;
  try {
    const result = v.safeParse(storedSchema, JSON.parse(text));
    if (!result.success) return NOTHING;
    const { reviews, signature } = result.output;
    return { reviews: reviews.reviews, signature, isStored: true };
  } catch {
    return NOTHING;
  }
}

/** Keeps what is changed, in this page and, where the browser lets it, beyond it. */
export function keep(change: Partial<Pick<Kept, 'reviews' | 'signature'>>): void {
  const { reviews, signature } = { ...readKept(), ...change };
  const isStored = writeStorage('local', KEY, JSON.stringify({ reviews, signature }));
  kept = { reviews, signature, isStored };
  for (const listener of listeners) listener();
}

/** What is kept, followed as it changes here and in other tabs. */
export function useKept(): Kept {
  return useSyncExternalStore(subscribe, readKept);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    kept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
