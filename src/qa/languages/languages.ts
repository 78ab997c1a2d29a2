import * as app from '../../lib/language/languages';
import type { Language } from '../../lib/language/languages';

/** Each has its texts from pseudo-texts.cjs. */
const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = { 'en-XA': 'ltr', 'ar-XB': 'rtl' };

/*
 * In QA builds in place of src/lib/language/languages.ts. The pseudo-languages come first: the tag 'en-XA' is also one of
 * English. The app does not link to them; `?lang=en-XA` opens it in one.
 */
// SAFETY: the app passes the tags on; it compares them with 'en' alone.
export const languages = [...Object.keys(directions), ...app.languages] as readonly Language[];

export const getDirection = (language: Language): 'ltr' | 'rtl' =>
  directions[language] ?? app.getDirection(language);

/** The pseudo-languages have the dates and numbers of English. */
export const toLocale = (language: Language): string =>
  app.toLocale(language in directions ? 'en' : language);
