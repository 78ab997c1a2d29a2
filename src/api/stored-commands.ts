import * as v from 'valibot';
import {
  getStorageKeys,
  readStorage,
  removeStorage,
  writeStorage,
} from '../lib/storage/safe-storage';
import { systemClock } from '../lib/time/clock';

const PREFIX = 'command ';
/** As long as a draft (D10). */
const LIFETIME_MS = 86_400_000;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), startedAt: v.number() }),
);

/** The idempotency keys of writes of unknown outcome that send nothing but their URL, for a reload of this tab (D10). */
export const storedCommands = {
  /** Returns the key under a name; null without one, or if it is malformed or too old. */
  read: (name: string): string | null => {
    const { success, output } = v.safeParse(storedSchema, readStorage('session', PREFIX + name));
    const isUsable = success && Math.abs(systemClock.now() - output.startedAt) < LIFETIME_MS;
    return isUsable ? output.key : null;
  },
  write: (name: string, key: string): void => {
    const stored = { key, startedAt: systemClock.now() };
    writeStorage('session', PREFIX + name, JSON.stringify(stored));
  },
  remove: (name: string): void => removeStorage('session', PREFIX + name),
  removeAll: (): void => {
    for (const key of getStorageKeys('session').filter(isStoredCommandKey))
      removeStorage('session', key);
  },
};

/** True for the sessionStorage key of a command. */
export function isStoredCommandKey(key: string): boolean {
  return key.startsWith(PREFIX);
}
