/** The languages other than English in which every screen is looked at. QA builds alone have the pseudo-languages. */
export const LANGUAGES = {
  es: 'Spanish',
  'en-XA': 'Pseudo-language',
  'ar-XB': 'Pseudo-language, right to left',
} as const;

export type Language = keyof typeof LANGUAGES;
