import * as v from 'valibot';
import type { SetupIntent } from '../../../../machines/card-setup/card-setup.types';
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { SETUP_INTENT_KEY, toLinkKey } from '../../../state/intake-storage';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    clientSecret: v.pipe(v.string(), v.minLength(1)),
    stripeConnectAccountId: v.pipe(v.string(), v.minLength(1)),
  }),
);

/**
 * Reads the intent that was stored for a link, so that its status can be checked after a reload, a bank's redirect or in
 * another tab: with one intent a link, no second card is saved. Removes malformed data.
 */
export function readStoredIntent(linkId: string): SetupIntent | null {
  const stored = readStorage('local', toLinkKey(SETUP_INTENT_KEY, linkId));
  const parsed = v.safeParse(storedSchema, stored);
  if (parsed.success) return parsed.output;
  removeStoredIntent(linkId);
  return null;
}

/** Stores an intent for the next visit, with its age; does nothing if storage is unavailable. */
export function storeIntent(linkId: string, intent: SetupIntent, now: number): void {
  writeStorage(
    'local',
    toLinkKey(SETUP_INTENT_KEY, linkId),
    JSON.stringify({ ...intent, storedAt: now }),
  );
}

/** Removes the stored intent once it can no longer be used. */
export function removeStoredIntent(linkId: string): void {
  removeStorage('local', toLinkKey(SETUP_INTENT_KEY, linkId));
}
