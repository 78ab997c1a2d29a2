/** In place of `use-language` in the first view, which is drawn in English alone. */
export const useLanguage = () => 'en';
