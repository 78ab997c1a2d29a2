/** True for an id or a text of an API response that is neither missing nor blank. */
export function hasText(value: string | number | null | undefined): value is string | number {
  return value !== null && value !== undefined && String(value).trim() !== '';
}

/** A text of an API response, or the fallback when it is missing or blank. */
export function textOr(text: string | null | undefined, fallback: string): string {
  return hasText(text) ? text : fallback;
}
