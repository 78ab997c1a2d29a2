import { readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import { getDirection, languages, type Language } from './languages';

export type { Language };

/** The key in localStorage of the choice on this device (D12). */
const STORAGE_KEY = 'language';

const listeners = new Set<() => void>();
let language: Language = 'en';

/** The language on screen. */
export const getLanguage = (): Language => language;

/** Calls `listener` when the language on screen has changed; returns how to end that. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The locale of dates and numbers: all languages as they are used in the United States. */
export const getLocale = (): string => `${language}-US`;

/** Sets the language on screen, whose texts are loaded. */
export function setLanguage(next: Language): void {
  language = next;
  markPage(next);
  for (const listener of listeners) listener();
}

/** Sets `lang` and `dir` of the page (D12). */
export function markPage(tag: Language): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = getDirection(tag);
}

/** The language of the page: of the query, else the choice on this device, else of the browser, else English (D12). */
export function detectLanguage({ hasChoice = true } = {}): Language {
  const query = new URLSearchParams(window.location.search).get('lang');
  const stored = hasChoice ? readStorage('local', STORAGE_KEY) : null;
  for (const tag of [query, stored, ...navigator.languages]) {
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
