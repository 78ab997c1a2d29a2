import type { InsightSeries } from '../../api/insights.api';
import type { ChartPoint } from '../../ui/chart/chart.types';
import {
  toBucketIndex,
  getBucketStart,
  toMoment,
  type Bucket,
  type CalendarMoment,
} from './calendar';

/** A series whose points have their place on the x axis, in the order of time. */
export type BucketedSeries = {
  readonly type: string;
  readonly title: string;
  readonly points: readonly ChartPoint[];
};

/** The series of a graph on one x axis. */
export type BucketedGraph = {
  readonly series: readonly BucketedSeries[];
  /** True where some bucket holds several points of a series: they then keep their own places within it. */
  readonly isFinerThanBucket: boolean;
};

type DatedPoint = {
  readonly moment: CalendarMoment;
  readonly bucket: number;
  readonly value: number;
  readonly display: string;
  readonly date: string;
};

/** Puts every point of a graph in its bucket; points without a date or a value are left out, as the gaps they are. */
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
        const shown = display?.trim() ? display : formatValue(value);
        return [{ moment, bucket: toBucketIndex(moment.day, bucket), value, display: shown, date }];
      })
      .sort((one, next) => toSortKey(one) - toSortKey(next)),
  );
  const isFinerThanBucket = datedSeries.some((points) =>
    points.some((point, index) => point.bucket === points[index - 1]?.bucket),
  );
  return {
    isFinerThanBucket,
    series: graph.map(({ type, title }, index) => ({
      type,
      title: title?.trim() ?? '',
      points: (datedSeries[index] ?? []).map((point) => ({
        x: point.bucket + (isFinerThanBucket ? getBucketOffset(point, bucket) : 0),
        value: point.value,
        display: point.display,
        date: point.date,
      })),
    })),
  };
}

/** Reads each date once: the series of a graph mostly share theirs. */
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

/** How far from the middle of its bucket a point lies: from −0.5 up to 0.5. */
function getBucketOffset({ moment, bucket: index }: DatedPoint, bucket: Bucket): number {
  const start = getBucketStart(index, bucket);
  const length = getBucketStart(index + 1, bucket) - start;
  return (moment.day + (moment.time ?? 0) - start) / length - 0.5;
}
