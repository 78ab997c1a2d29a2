/** Median, minimum and maximum. */
export type Summary = { readonly median: number; readonly min: number; readonly max: number };

/** Summarises a list of at least one value. */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? NaN;
  const high = sorted[Math.ceil(middle)] ?? NaN;
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/** The median, or null for an empty list. */
export const getMedian = (values: readonly number[]): number | null =>
  values.length === 0 ? null : summarise(values).median;

/** The value below which 98 of 100 lie (nearest rank), or null for an empty list. */
export function get98thPercentile(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? null;
}

/** The ratio of two values, or null if either is. */
export const getRatio = (value: number | null, other: number | null): number | null =>
  value === null || other === null ? null : value / other;

/** The difference of two values, or null if either is. */
export const getDifference = (value: number | null, other: number | null): number | null =>
  value === null || other === null ? null : value - other;

/** The ratio of two medians, or null if either list is empty. */
export function getMedianRatio(
  values: readonly number[],
  others: readonly number[],
): number | null {
  return getRatio(getMedian(values), getMedian(others));
}

/** The slope of the least-squares line through `points`. */
export function getSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(([x]) => (x - meanX) ** 2));
}
