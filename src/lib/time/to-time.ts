/** Converts a date of the API (ISO 8601) to ms since 1970; null without a readable date. */
export function toTime(iso: string | null | undefined): number | null {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? null : time;
}
