/**
 * An in-memory `Storage`, which separates the app in the iframe from this page. As in a browser's, the items are its own
 * properties, by which the app finds those to read and to clear.
 */
export function createMemoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? String(items[key]) : null),
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
    clear: () => Object.keys(items).forEach(methods.removeItem),
    key: (index: number) => Object.keys(items)[index] ?? null,
    get length() {
      return Object.keys(items).length;
    },
  };
  // SAFETY: an object without properties of its own, to which only `setItem` adds.
  const items = Object.create(methods) as typeof methods & Record<string, string>;
  return items;
}
