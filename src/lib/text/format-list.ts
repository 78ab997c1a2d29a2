const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'one', 'one and two', or 'one, two, and three'. */
export function formatList(names: readonly string[]): string {
  return listFormat.format(names);
}
