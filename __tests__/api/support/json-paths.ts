/** A path into a JSON value: keys and indices. */
export type JsonPath = readonly (string | number)[];

/** The longest part of a list that is looked at: its items are alike. */
const MAX_ITEMS = 5;

/** Copies a JSON value with its lists shortened. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shorten);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shorten(item)]));
}

/** Returns the paths of all values within a JSON value, its own included. */
export function getPaths(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  const children = Array.isArray(value)
    ? value.flatMap((item, index) => getPaths(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => getPaths(item, [...path, key]))
      : [];
  return [path, ...children];
}

/** Keeps the first two paths of each field: the items of a list are alike. */
export function withoutRepeats(paths: readonly JsonPath[]): readonly JsonPath[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const count = (counts.get(formatPath(path)) ?? 0) + 1;
    counts.set(formatPath(path), count);
    return count <= 2;
  });
}

/** Returns the value at a path. */
export function getAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    // SAFETY: the path comes from `getPaths`.
    (parent, key) => (parent as Record<string | number, unknown>)[key],
    value,
  );
}

/** Copies a JSON value with another value at a path. */
export function replaceAt(value: unknown, [key, ...rest]: JsonPath, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) =>
      index === key ? replaceAt(item, rest, by) : (item as unknown),
    );
  // SAFETY: the path comes from `getPaths`.
  const parent = value as Record<string, unknown>;
  return { ...parent, [key]: replaceAt(parent[key], rest, by) };
}

/** Formats a path as docs/responses.md does: `[].assessment.id`. */
export function formatPath(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** Counts the items of all lists within a value. */
export function countItems(value: unknown): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + 1 + countItems(item), 0);
  if (!isObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + countItems(item), 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the name of a JSON value's type. */
export function getTypeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
