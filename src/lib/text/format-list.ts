import { byLocale } from '../language/by-locale';

const getFormat = byLocale((locale) => new Intl.ListFormat(locale));

/** 'one', 'one and two', or 'one, two, and three', in the language on screen. */
export function formatList(names: readonly string[]): string {
  return getFormat().format(names);
}
