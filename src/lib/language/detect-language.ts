import { readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import { languages, type Language } from './languages';

/** The key in localStorage of the choice on this device (D12). */
const STORAGE_KEY = 'language';

/**
 * The language of the page: of the query, else the choice on this device, else of the browser, else English (D12). Without
 * `hasChoice`, neither the query nor the device counts: both are the choice of a person.
 */
export function detectLanguage({ hasChoice = true } = {}): Language {
  const query = new URLSearchParams(window.location.search).get('lang');
  const choices = hasChoice ? [query, readStorage('local', STORAGE_KEY)] : [];
  for (const tag of [...choices, ...navigator.languages]) {
    const found = findLanguage(tag);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language of a tag such as 'es-MX'; undefined for others. */
export function findLanguage(tag: string | null): Language | undefined {
  const text = tag?.toLowerCase() ?? '';
  return languages.find((one) => `${text}-`.startsWith(`${one.toLowerCase()}-`));
}

export const storedLanguage = {
  key: STORAGE_KEY,
  set: (choice: Language): boolean => writeStorage('local', STORAGE_KEY, choice),
  clear: (): void => removeStorage('local', STORAGE_KEY),
};
