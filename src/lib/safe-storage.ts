export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What is stored under `key`, or null; storage that throws counts as empty. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key` where storage is to be had; a full or forbidden one changes nothing. */
export function writeStorage(area: StorageArea, key: string, value: string): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    // The app goes on in memory.
  }
}

/** Removes what is stored under `key`, where storage is to be had. */
export function removeStorage(area: StorageArea, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Nothing can be stored there either.
  }
}

/** Empties both storages of this origin, as far as they let themselves be emptied. */
export function clearStorages(): void {
  for (const area of ['local', 'session'] as const) {
    try {
      areaOf(area).clear();
    } catch {
      // Nothing can be stored there either.
    }
  }
}
