import * as v from 'valibot';
import type { SetupIntent } from '../../../../machines/card-setup/card-setup.types';
import { readStorage, removeStorage, writeStorage } from '../../../lib/safe-storage';

const KEY = 'card-setup';

const keptSchema = v.object({
  mark: v.string(),
  clientSecret: v.pipe(v.string(), v.minLength(1)),
  stripeConnectAccountId: v.pipe(v.string(), v.minLength(1)),
});

/**
 * A mark by which a later visit is known as that of the same link; the link's code cannot be read from it, and stays
 * where sessions are kept (D3).
 */
export function markOf(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The intent that this tab was left with under the same link: after a reload, or on the way back from a bank, its status
 * says what became of the card. What has another form, or was another person's, is dropped.
 */
export function readKeptIntent(mark: string): SetupIntent | null {
  const text = readStorage('session', KEY);
  if (text === null) return null;
  const parsed = v.safeParse(keptSchema, toJson(text));
  if (parsed.success && parsed.output.mark === mark) {
    const { clientSecret, stripeConnectAccountId } = parsed.output;
    return { clientSecret, stripeConnectAccountId };
  }
  forgetKeptIntent();
  return null;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps an intent for this tab's further visits; where nothing can be stored, there is none to come back to. */
export function keepIntent(mark: string, { clientSecret, stripeConnectAccountId }: SetupIntent) {
  writeStorage('session', KEY, JSON.stringify({ mark, clientSecret, stripeConnectAccountId }));
}

/** Forgets the intent once nothing can be saved under it any more. */
export function forgetKeptIntent(): void {
  removeStorage('session', KEY);
}
