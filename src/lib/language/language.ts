import { getDirection, toLocale, type Language } from './languages';

export type { Language };

const listeners = new Set<() => void>();
let language: Language = 'en';

/** The language on screen. */
export const getLanguage = (): Language => language;

/** Calls `listener` when the language on screen has changed; returns how to end that. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The locale of dates and numbers. */
export const getLocale = (): string => toLocale(language);

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
