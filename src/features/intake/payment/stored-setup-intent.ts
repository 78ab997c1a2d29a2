import * as v from 'valibot';
import type { SetupIntent } from '../../../../machines/card-setup/card-setup.types';
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { SETUP_INTENT_KEY } from '../../../state/intake-storage';

const storedSchema = v.object({
  mark: v.string(),
  clientSecret: v.pipe(v.string(), v.minLength(1)),
  stripeConnectAccountId: v.pipe(v.string(), v.minLength(1)),
});

/**
 * A short hash (FNV-1a) that recognises a later visit of the same link without storing its code outside the session
 * storage of D3.
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
 * Reads the intent that this tab stored for the same link, so that its status can be checked after a reload or a bank's
 * redirect. Removes data that is malformed or belongs to another link.
 */
export function readStoredIntent(linkHash: string): SetupIntent | null {
  const text = readStorage('session', SETUP_INTENT_KEY);
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

/** Stores an intent for the next visit in this tab; does nothing if storage is unavailable. */
export function storeIntent(
  linkHash: string,
  { clientSecret, stripeConnectAccountId }: SetupIntent,
) {
  writeStorage(
    'session',
    SETUP_INTENT_KEY,
    JSON.stringify({ mark: linkHash, clientSecret, stripeConnectAccountId }),
  );
}

/** Removes the stored intent once it can no longer be used. */
export function clearStoredIntent(): void {
  removeStorage('session', SETUP_INTENT_KEY);
}
