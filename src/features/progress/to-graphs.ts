import type { InsightGraph } from '../../api/insights.schema';
import type { ChartSeries, SeriesVariant, XAxis, YAxis } from '../../ui/chart/chart.types';
import { niceAxis } from '../../ui/chart/nice-axis';
import { byLocale } from '../../lib/language/by-locale';
import { getLocale } from '../../lib/language/language';
import {
  DISTANCE,
  formatLevel,
  HIGH,
  LIFESTYLE_NAMES,
  LOW,
  RANGE_TEXTS,
  STEPS,
  TIME_SHOWN,
  UNNAMED_SYMPTOM,
} from './copy';
import { getXColumnName } from './date-labels';
import { bucketSeries, type BucketedSeries, type BucketedGraph } from './bucket-series';
import { getTimeRange, type TimeRange } from './time-range';
import { toXAxis } from './to-x-axis';

/** A graph ready to draw: its range, its series, and their common time axis. */
export type Graph = {
  readonly range: TimeRange;
  /** What the graph spans, as part of a sentence: the range, unless its points begin earlier. */
  readonly phrase: string;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
  /** Header of the table's first column. */
  readonly xColumnName: string;
};

/** The symptoms chart shows only the strongest symptoms (§9). */
export const MAX_SYMPTOMS = 3;
/** Lifestyle values are −2 to 2 on the wire, and are drawn on an axis from 0 to 5 (§9). */
const LIFESTYLE_SHIFT = 3;

export const SYMPTOMS_AXIS: YAxis = {
  min: 0,
  max: 100,
  ticks: [0, 50, 100].map((value) => ({ value, label: `${value}%` })),
  lines: [0, 25, 50, 75, 100],
};

const MAX_LIFESTYLE = 5;

export const createLifestyleAxis = (): YAxis => ({
  min: 0,
  max: MAX_LIFESTYLE,
  ticks: [
    { value: 0, label: LOW() },
    { value: MAX_LIFESTYLE, label: HIGH() },
  ],
  lines: [0, 1, 2, 3, 4, 5],
});

const VARIANTS: readonly SeriesVariant[] = [0, 1, 2, 3];

/** Returns the three symptoms with the highest latest value, highest first (§9, D6). */
export function toSymptoms({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = getTimeRange(timeScale);
  const bucketed = bucketSeries(series, range.bucket, (value) => `${Math.round(value)}%`);
  const top = bucketed.series
    .map((item, order) => ({ item, order, latest: item.points.at(-1)?.value ?? -Infinity }))
    .filter(({ latest }) => latest > -Infinity)
    .sort((a, b) => b.latest - a.latest)
    .slice(0, MAX_SYMPTOMS);
  const getVariant = assignVariants(top.map(({ order }) => order));
  const chartSeries = top.map(({ item, order }) => ({
    id: String(order),
    name: item.title ?? UNNAMED_SYMPTOM(),
    variant: getVariant(order),
    points: item.points,
  }));
  return toGraph(range, bucketed, chartSeries, today);
}

/** Assigns a variant by position in the response, so that a symptom keeps its variant across ranges if possible. */
function assignVariants(orders: readonly number[]): (order: number) => SeriesVariant {
  const assigned = new Map<number, SeriesVariant>();
  const isUnused = (variant: SeriesVariant) => ![...assigned.values()].includes(variant);
  for (const order of orders.toSorted((a, b) => a - b)) {
    const preferred = VARIANTS[order % VARIANTS.length] ?? 0;
    assigned.set(order, isUnused(preferred) ? preferred : (VARIANTS.find(isUnused) ?? 0));
  }
  return (order) => assigned.get(order) ?? 0;
}

/** Returns the four lifestyle lines, including those without points (§9). */
export function toLifestyle({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = getTimeRange(timeScale);
  const shift = (value: number) => value + LIFESTYLE_SHIFT;
  const bucketed = bucketSeries(series, range.bucket, (value) =>
    formatLevel(shift(value).toFixed(1), MAX_LIFESTYLE),
  );
  const chartSeries = LIFESTYLE_NAMES().map(({ type, name }, index) => ({
    id: type,
    name,
    variant: VARIANTS[index] ?? 0,
    points: getPoints(bucketed.series, type).map((point) => ({
      ...point,
      value: shift(point.value),
    })),
  }));
  return toGraph(range, bucketed, chartSeries, today);
}

/** Returns steps and miles a day on a common time axis (§9). */
export function toActivity({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = getTimeRange(timeScale);
  const bucketed = bucketSeries(series, range.bucket, (value) => value.toLocaleString(getLocale()));
  const chartSeries = [
    { id: 'steps', name: STEPS(), variant: 0, points: getPoints(bucketed.series, 'steps') },
    {
      id: 'distance',
      name: DISTANCE(),
      variant: 1,
      points: getPoints(bucketed.series, 'distance'),
    },
  ] as const;
  return toGraph(range, bucketed, chartSeries, today);
}

/** The labels of `niceAxis` are small multiples of 1, 2 or 5 times a power of ten. */
const getCompactFormat = byLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 }),
);

/** Returns a y axis from zero for a series of counts. */
export function toCountAxis({ points }: ChartSeries): YAxis {
  const highest = points.reduce((max, { value }) => Math.max(max, value), 0);
  const compact = getCompactFormat();
  return niceAxis(highest, (value) => compact.format(value));
}

/** Returns true if a graph has no points. */
export function isEmpty({ series }: Graph): boolean {
  return series.every(({ points }) => points.length === 0);
}

function getPoints(series: readonly BucketedSeries[], type: string): BucketedSeries['points'] {
  return series.find((item) => item.type === type)?.points ?? [];
}

function toGraph(
  range: TimeRange,
  { isFinerThanBucket }: BucketedGraph,
  series: readonly ChartSeries[],
  today: number,
): Graph {
  const xAxis = toXAxis(range, series, isFinerThanBucket, today);
  // With one step more, 'the past week' reaches back to the same weekday.
  const isLonger = xAxis.last - xAxis.first > range.bucketCount;
  return {
    range,
    phrase: isLonger ? TIME_SHOWN() : RANGE_TEXTS()[range.timeScale].phrase,
    series,
    xAxis,
    xColumnName: getXColumnName(range.bucket, isFinerThanBucket),
  };
}
