import { getLocale } from './language';

/** Returns a function that gives `create(locale)` for the language on screen; each locale's is created once. */
export function byLocale<Value>(create: (locale: string) => Value): () => Value {
  const created = new Map<string, Value>();
  return () => {
    const locale = getLocale();
    const value = created.get(locale) ?? create(locale);
    created.set(locale, value);
    return value;
  };
}
