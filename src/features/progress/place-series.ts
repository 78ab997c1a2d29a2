import type { InsightSeries } from '../../api/insights.api';
import type { ChartPoint } from '../../ui/chart/chart.types';
import { bucketOf, startOf, toMoment, type Bucket, type CalendarMoment } from './calendar';

/** A series whose points have their place on the x axis, in the order of time. */
export type PlacedSeries = {
  readonly type: string;
  readonly title: string;
  readonly points: readonly ChartPoint[];
};

/** The series of a graph on one x axis. */
export type Placement = {
  readonly series: readonly PlacedSeries[];
  /** True where some bucket holds several points of a series: they then keep their own places within it. */
  readonly isFine: boolean;
};

type Dated = {
  readonly moment: CalendarMoment;
  readonly bucket: number;
  readonly value: number;
  readonly display: string;
  readonly date: string;
};

/** Puts every point of a graph in its bucket; points without a date or a value are left out, as the gaps they are. */
export function placeSeries(
  graph: readonly InsightSeries[],
  bucket: Bucket,
  displayOf: (value: number) => string,
): Placement {
  const momentOf = rememberMoments();
  const dated = graph.map(({ data }) =>
    data
      .flatMap(({ date, value, display }): Dated[] => {
        const moment = momentOf(date);
        if (moment === null || typeof value !== 'number') return [];
        const shown = display?.trim() ? display : displayOf(value);
        return [{ moment, bucket: bucketOf(moment.day, bucket), value, display: shown, date }];
      })
      .sort((one, next) => orderOf(one) - orderOf(next)),
  );
  const isFine = dated.some((points) =>
    points.some((point, index) => point.bucket === points[index - 1]?.bucket),
  );
  return {
    isFine,
    series: graph.map(({ type, title }, index) => ({
      type,
      title: title?.trim() ?? '',
      points: (dated[index] ?? []).map((point) => ({
        x: point.bucket + (isFine ? withinBucket(point, bucket) : 0),
        value: point.value,
        display: point.display,
        date: point.date,
      })),
    })),
  };
}

/** Reads each date once: the series of a graph mostly share theirs. */
function rememberMoments(): typeof toMoment {
  const known = new Map<string, CalendarMoment | null>();
  return (date) => {
    const found = known.get(date);
    if (found !== undefined) return found;
    const moment = toMoment(date);
    known.set(date, moment);
    return moment;
  };
}

function orderOf({ moment: { day, time } }: Dated): number {
  return day + (time ?? 0);
}

/** How far from the middle of its bucket a point lies: from −0.5 up to 0.5. */
function withinBucket({ moment, bucket: index }: Dated, bucket: Bucket): number {
  const start = startOf(index, bucket);
  const length = startOf(index + 1, bucket) - start;
  return (moment.day + (moment.time ?? 0) - start) / length - 0.5;
}
