/** The index of the first of `sorted` that is not below `x`; its length where all are below. */
export function bisect<T>(sorted: readonly T[], x: number, getX: (item: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && getX(item) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the one of `sorted` that is nearest to `x`; −1 where there is none. */
export function findNearestIndex(sorted: readonly number[], x: number): number {
  const after = bisect(sorted, x, (item) => item);
  const [before, next] = [sorted[after - 1], sorted[after]];
  if (next === undefined) return sorted.length - 1;
  return before !== undefined && x - before <= next - x ? after - 1 : after;
}
