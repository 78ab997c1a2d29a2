/** Items of a list that an example shows: they are alike. */
const MAX_ITEMS = 5;
/** In characters: an image in a data URL says nothing. */
const MAX_TEXT = 200;
/** The sandbox's tokens are random. */
const SECRET = /(access|refresh|secret)([-_])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Shortens a body for the document, and replaces what differs from one run to the next. */
export function shortenExample(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll(SECRET, '$1$2example');
    return text.length > MAX_TEXT ? 'data:image/svg+xml,…' : text;
  }
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortenExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shortenExample(item)]),
  );
}
