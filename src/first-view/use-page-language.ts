/** In place of `use-language` in the first view, whose language does not change. */
export const useLanguage = (): string => document.documentElement.lang;
