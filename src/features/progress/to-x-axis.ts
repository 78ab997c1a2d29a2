import type { ChartPoint, XAxis } from '../../ui/chart/chart.types';
import { stepOf } from '../../ui/chart/steps';
import { bucketOf } from './calendar';
import { createDateNames } from './date-names';
import { dateTicks } from './date-ticks';
import type { TimeRange } from './time-range';

type Placed = { readonly points: readonly ChartPoint[] };

/**
 * The x axis of a range that ends today, a bucket a step (§9); it is as long as the range, and longer where points came
 * from before it, or from a clinic whose day has already turned.
 */
export function toXAxis(
  { bucket, buckets }: TimeRange,
  series: readonly Placed[],
  isFine: boolean,
  today: number,
): XAxis {
  const ends = series.flatMap(({ points }) => [points[0], points.at(-1)]);
  const steps = ends.flatMap((point) => (point === undefined ? [] : [stepOf(point.x)]));
  const last = Math.max(bucketOf(today, bucket), ...steps);
  const first = Math.min(last - buckets + 1, ...steps);
  return {
    first,
    last,
    ticksFor: (fits) => dateTicks(first, last, bucket, fits),
    nameOf: createDateNames(bucket, isFine, today),
  };
}
