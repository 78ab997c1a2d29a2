import type { InsightSeries } from '../../api/insights.schema';
import type { ChartPoint } from '../../ui/chart/chart.types';
import {
  toBucketIndex,
  getBucketStart,
  toLocalDateTime,
  type Bucket,
  type LocalDateTime,
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
  readonly dateTime: LocalDateTime;
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
  const toCachedLocalDateTime = memoizeToLocalDateTime();
  const datedSeries = graph.map(({ data }) =>
    data
      .flatMap(({ date, value, display }): DatedPoint[] => {
        const dateTime = toCachedLocalDateTime(date);
        if (dateTime === null || typeof value !== 'number') return [];
        return [
          {
            dateTime,
            bucketIndex: toBucketIndex(dateTime.day, bucket),
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
function memoizeToLocalDateTime(): typeof toLocalDateTime {
  const cache = new Map<string, LocalDateTime | null>();
  return (date) => {
    const cached = cache.get(date);
    if (cached !== undefined) return cached;
    const dateTime = toLocalDateTime(date);
    cache.set(date, dateTime);
    return dateTime;
  };
}

function toSortKey({ dateTime: { day, time } }: DatedPoint): number {
  return day + (time ?? 0);
}

/** Returns the offset of a point from the middle of its bucket, from −0.5 up to 0.5. */
function getBucketOffset({ dateTime, bucketIndex }: DatedPoint, bucket: Bucket): number {
  const start = getBucketStart(bucketIndex, bucket);
  const length = getBucketStart(bucketIndex + 1, bucket) - start;
  return (dateTime.day + (dateTime.time ?? 0) - start) / length - 0.5;
}
