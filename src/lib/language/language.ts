import { readStorage, removeStorage, writeStorage } from '../storage/safe-storage';
import { languages } from './languages';
import { showTexts } from './texts';

/** An entry of `languages`, by its BCP 47 tag. */
export type Language = (typeof languages)[number];

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

/** Shows all texts in `next`, which have to be loaded, and marks the page. */
export function showLanguage(next: Language): void {
  language = next;
  showTexts(next);
  markPage(next);
  for (const listener of listeners) listener();
}

/** Sets `lang` and `dir` of the page (D12). */
export function markPage(tag: Language): void {
  const { documentElement } = document;
  documentElement.lang = tag;
  documentElement.dir = 'ltr';
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
  return languages.find((one) => text === one || text.startsWith(`${one}-`));
}

export const storedLanguage = {
  /** Keeps the choice on this device. */
  set: (choice: Language): boolean => writeStorage('local', STORAGE_KEY, choice),
  forget: (): void => removeStorage('local', STORAGE_KEY),
  key: STORAGE_KEY,
};
