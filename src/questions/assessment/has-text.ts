/** True for an id or a value of an API response that is neither missing nor blank. */
export function hasText(value: string | number | null | undefined): value is string | number {
  return value !== null && value !== undefined && String(value).trim() !== '';
}
