import * as v from 'valibot';
import type { SetupIntent } from '../../../../machines/card-setup/card-setup.types';
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage';

const STORAGE_KEY = 'card-setup';

const storedSchema = v.object({
  mark: v.string(),
  clientSecret: v.pipe(v.string(), v.minLength(1)),
  stripeConnectAccountId: v.pipe(v.string(), v.minLength(1)),
});

/**
 * A mark by which a later visit is known as that of the same link; the link's code cannot be read from it, and stays
 * where sessions are kept (D3).
 */
export function hashLinkCode(code: string): string {
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
export function readStoredIntent(linkHash: string): SetupIntent | null {
  const text = readStorage('session', STORAGE_KEY);
  if (text === null) return null;
  const parsed = v.safeParse(storedSchema, parseJson(text));
  if (parsed.success && parsed.output.mark === linkHash) {
    const { clientSecret, stripeConnectAccountId } = parsed.output;
    return { clientSecret, stripeConnectAccountId };
  }
  clearStoredIntent();
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps an intent for this tab's further visits; where nothing can be stored, there is none to come back to. */
export function storeIntent(
  linkHash: string,
  { clientSecret, stripeConnectAccountId }: SetupIntent,
) {
  writeStorage(
    'session',
    STORAGE_KEY,
    JSON.stringify({ mark: linkHash, clientSecret, stripeConnectAccountId }),
  );
}

/** Forgets the intent once nothing can be saved under it any more. */
export function clearStoredIntent(): void {
  removeStorage('session', STORAGE_KEY);
}
