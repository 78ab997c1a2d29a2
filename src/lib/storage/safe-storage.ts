/** Which web storage to use. */
type StorageArea = 'local' | 'session';

function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** Reads `key`; null if it is absent or storage throws. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`; returns false if storage is full or forbidden. */
export function writeStorage(area: StorageArea, key: string, value: string): boolean {
  try {
    getStorage(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes `key`; does nothing if storage throws. */
export function removeStorage(area: StorageArea, key: string): void {
  try {
    getStorage(area).removeItem(key);
  } catch {
    // Storage that throws holds nothing.
  }
}

/** Returns the keys in storage; none if storage throws. */
export function getStorageKeys(area: StorageArea): string[] {
  try {
    return Object.keys(getStorage(area));
  } catch {
    return [];
  }
}

/** Clears the storage of this origin, except keys for which `isKept` is true; does nothing if storage throws. */
export function clearStorage(
  area: StorageArea,
  isKept: (key: string) => boolean = () => false,
): void {
  for (const key of getStorageKeys(area)) if (!isKept(key)) removeStorage(area, key);
}
