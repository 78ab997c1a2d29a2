/** Each id once, in the order of the list: what a response repeats is one thing, and a screen shows it once. */
export function uniqueById<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
