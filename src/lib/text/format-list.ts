import { getLocale } from '../language/language';

/** By locale; creating a formatter is slow. */
const formats = new Map<string, Intl.ListFormat>();

/** 'one', 'one and two', or 'one, two, and three', in the language on screen. */
export function formatList(names: readonly string[]): string {
  const locale = getLocale();
  const format = formats.get(locale) ?? new Intl.ListFormat(locale);
  formats.set(locale, format);
  return format.format(names);
}
