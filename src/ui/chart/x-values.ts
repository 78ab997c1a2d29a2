import { bisect } from './bisect';
import type { ChartPoint, ChartSeries } from './chart.types';

/** What a series has at one place: more than one point only where several came for the same moment. */
export type Reading = { readonly series: ChartSeries; readonly points: readonly ChartPoint[] };

/** Every place along the x axis at which some series has a point, once, from left to right. */
export function getXValues(series: readonly ChartSeries[]): readonly number[] {
  const xValues = new Set<number>();
  for (const { points } of series) for (const { x } of points) xValues.add(x);
  return [...Float64Array.from(xValues).sort()];
}

/** What the series have at a place, those without a point left out. */
export function getReadingsAt(series: readonly ChartSeries[], x: number): readonly Reading[] {
  return series
    .map((one) => ({ series: one, points: getPointsAt(one.points, x) }))
    .filter(({ points }) => points.length > 0);
}

function getPointsAt(points: readonly ChartPoint[], x: number): readonly ChartPoint[] {
  const first = bisect(points, x, (point) => point.x);
  let end = first;
  while (points[end]?.x === x) end += 1;
  return points.slice(first, end);
}
