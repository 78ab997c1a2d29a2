import { i18n } from '../lib/language/i18n';

/** In place of `use-language` in the first view, whose language does not change. */
export const useLanguage = (): string => document.documentElement.lang;

/** Activates the language of the page, whose texts the build compiles into the first view. */
export function activatePageLanguage(): void {
  const { lang } = document.documentElement;
  i18n.load(lang, {});
  i18n.activate(lang);
}
