import type { InsightSeries } from '../../api/insights.api';
import type { ChartPoint } from '../../ui/chart/chart.types';
import {
  toBucketIndex,
  getBucketStart,
  toMoment,
  type Bucket,
  type CalendarMoment,
} from './calendar';

/** A series whose points have x values, sorted by time. */
export type BucketedSeries = {
  readonly type: string;
  readonly title: string | null;
  readonly points: readonly ChartPoint[];
};

/** The series of a graph on a common x axis. */
export type BucketedGraph = {
  readonly series: readonly BucketedSeries[];
  /** True if a bucket contains several points of a series; points then keep their offset within the bucket. */
  readonly isFinerThanBucket: boolean;
};

type DatedPoint = {
  readonly moment: CalendarMoment;
  readonly bucketIndex: number;
  readonly value: number;
  readonly display: string;
  readonly date: string;
};

/** Assigns every point of a graph to a bucket; points without a date or a value are omitted, which leaves a gap. */
export function bucketSeries(
  graph: readonly InsightSeries[],
  bucket: Bucket,
  formatValue: (value: number) => string,
): BucketedGraph {
  const toCachedMoment = memoizeToMoment();
  const datedSeries = graph.map(({ data }) =>
    data
      .flatMap(({ date, value, display }): DatedPoint[] => {
        const moment = toCachedMoment(date);
        if (moment === null || typeof value !== 'number') return [];
        return [
          {
            moment,
            bucketIndex: toBucketIndex(moment.day, bucket),
            value,
            display: display?.trim() ? display : formatValue(value),
            date,
          },
        ];
      })
      .sort((a, b) => toSortKey(a) - toSortKey(b)),
  );
  const isFinerThanBucket = datedSeries.some((points) =>
    points.some((point, index) => point.bucketIndex === points[index - 1]?.bucketIndex),
  );
  return {
    isFinerThanBucket,
    series: graph.map(({ type, title }, index) => ({
      type,
      title: title ?? null,
      points: (datedSeries[index] ?? []).map((point) => ({
        x: point.bucketIndex + (isFinerThanBucket ? getBucketOffset(point, bucket) : 0),
        value: point.value,
        display: point.display,
        date: point.date,
      })),
    })),
  };
}

/** Parses each date once, since the series of a graph mostly have the same dates. */
function memoizeToMoment(): typeof toMoment {
  const cache = new Map<string, CalendarMoment | null>();
  return (date) => {
    const cached = cache.get(date);
    if (cached !== undefined) return cached;
    const moment = toMoment(date);
    cache.set(date, moment);
    return moment;
  };
}

function toSortKey({ moment: { day, time } }: DatedPoint): number {
  return day + (time ?? 0);
}

/** Returns the offset of a point from the middle of its bucket, from −0.5 up to 0.5. */
function getBucketOffset({ moment, bucketIndex }: DatedPoint, bucket: Bucket): number {
  const start = getBucketStart(bucketIndex, bucket);
  const length = getBucketStart(bucketIndex + 1, bucket) - start;
  return (moment.day + (moment.time ?? 0) - start) / length - 0.5;
}
