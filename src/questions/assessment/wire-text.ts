/** True for an id or a text of the wire that says something. */
export function hasText(value: string | number | null | undefined): value is string | number {
  return value !== null && value !== undefined && String(value).trim() !== '';
}

/** A text of the wire, or what stands for it where it says nothing. */
export function textOr(text: string | null | undefined, fallback: string): string {
  return hasText(text) ? text : fallback;
}
