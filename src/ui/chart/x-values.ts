import type { ChartPoint, ChartSeries } from './chart.types';

/** The points of a series at one x value; more than one only if several share the same moment. */
export type Reading = { readonly series: ChartSeries; readonly points: readonly ChartPoint[] };

/** Returns every x value at which some series has a point, without duplicates, in ascending order. */
export function getXValues(series: readonly ChartSeries[]): readonly number[] {
  const xValues = new Set<number>();
  for (const { points } of series) for (const { x } of points) xValues.add(x);
  return [...Float64Array.from(xValues).sort()];
}

/** Returns the points at `x` of each series that has any. */
export function getReadingsAt(series: readonly ChartSeries[], x: number): readonly Reading[] {
  return series
    .map((item) => ({ series: item, points: item.points.filter((point) => point.x === x) }))
    .filter(({ points }) => points.length > 0);
}
