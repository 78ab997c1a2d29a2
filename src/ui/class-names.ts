/** Joins the class names that are set, with a space between them; conditions give `false`, `null` or `undefined`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
