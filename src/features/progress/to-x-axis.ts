import type { ChartPoint, XAxis } from '../../ui/chart/chart.types';
import { toStep } from '../../ui/chart/gaps';
import { toBucketIndex } from './calendar';
import { createDateLabelFormatter } from './date-labels';
import { getDateTicks } from './date-ticks';
import type { TimeRange } from './time-range';

type SeriesPoints = { readonly points: readonly ChartPoint[] };

/**
 * Creates the x axis of a range that ends today, with one step per bucket (§9). It extends beyond the range to include
 * earlier points, and points of a clinic where it is already tomorrow.
 */
export function toXAxis(
  { bucket, bucketCount }: TimeRange,
  series: readonly SeriesPoints[],
  isFinerThanBucket: boolean,
  today: number,
): XAxis {
  const endPoints = series.flatMap(({ points }) => [points[0], points.at(-1)]);
  const endSteps = endPoints.flatMap((point) => (point === undefined ? [] : [toStep(point.x)]));
  const last = Math.max(toBucketIndex(today, bucket), ...endSteps);
  const first = Math.min(last - bucketCount + 1, ...endSteps);
  return {
    first,
    last,
    getTicks: (labelsFit) => getDateTicks(first, last, bucket, labelsFit),
    formatDate: createDateLabelFormatter(bucket, isFinerThanBucket, today),
  };
}
