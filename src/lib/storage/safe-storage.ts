export type StorageArea = 'local' | 'session';

function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** What is stored under `key`, or null; storage that throws counts as empty. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`; false where storage is full or forbidden, and the app goes on in memory. */
export function writeStorage(area: StorageArea, key: string, value: string): boolean {
  try {
    getStorage(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored under `key`, where storage is to be had. */
export function removeStorage(area: StorageArea, key: string): void {
  try {
    getStorage(area).removeItem(key);
  } catch {
    // Nothing can be stored there either.
  }
}

/** Empties a storage of this origin, as far as it lets itself be emptied. */
export function clearStorage(area: StorageArea): void {
  try {
    getStorage(area).clear();
  } catch {
    // Nothing can be stored there either.
  }
}
