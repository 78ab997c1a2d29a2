import type { Messages } from '@lingui/core';
import { i18n } from './i18n';
import { toLocale, type Language } from './languages';
import { markPage } from './mark-page';

export type { Language };

/** The language on screen. */
// SAFETY: no other locale is activated.
export const getLanguage = (): Language => i18n.locale as Language;

/** Calls `listener` when the language on screen has changed; returns how to end that. */
export const subscribeToLanguage = (listener: () => void): (() => void) =>
  i18n.on('change', listener);

/** The locale of dates and numbers. */
export const getLocale = (): string => toLocale(getLanguage());

/** Shows the texts of a language; English needs none. */
export function setLanguage(next: Language, messages: Messages = {}): void {
  markPage(next);
  i18n.loadAndActivate({ locale: next, messages });
}
