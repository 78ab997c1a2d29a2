/** The languages of the app, by their BCP 47 tags; each but English has a catalogue in src/translations. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The writing direction of a language. */
export const getDirection = (_language: Language): 'ltr' | 'rtl' => 'ltr';

/** The locale of dates and numbers: all languages as they are used in the United States. */
export const toLocale = (language: Language): string => `${language}-US`;
