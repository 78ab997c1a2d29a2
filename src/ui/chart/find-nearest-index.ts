/** Returns the index of the item of `sorted` that is nearest to `x`, or −1 for an empty list. */
export function findNearestIndex(sorted: readonly number[], x: number): number {
  const after = sorted.findIndex((value) => value >= x);
  if (after <= 0) return after === 0 ? 0 : sorted.length - 1;
  const [before = NaN, next = NaN] = sorted.slice(after - 1, after + 1);
  return x - before <= next - x ? after - 1 : after;
}
