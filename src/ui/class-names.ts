/** Joins class names with spaces; `false`, `null` and `undefined` are skipped. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
