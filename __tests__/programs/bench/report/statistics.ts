/** The middle of `values`, and their ends. */
export type Summary = { readonly median: number; readonly min: number; readonly max: number };

/** Median, least and greatest of at least one value. */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? NaN;
  const high = sorted[Math.ceil(middle)] ?? NaN;
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/** The median, or null of nothing. */
export const getMedian = (values: readonly number[]): number | null =>
  values.length === 0 ? null : summarise(values).median;

/** The ratio of two medians, or null where one is missing. */
export function getMedianRatio(
  values: readonly number[],
  others: readonly number[],
): number | null {
  const [value, other] = [getMedian(values), getMedian(others)];
  return value === null || other === null ? null : value / other;
}

/** How much y grows with x: the line of least squares. */
export function getSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(([x]) => (x - meanX) ** 2));
}

/** The value that `share` (0 to 1) of at least one value do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}
