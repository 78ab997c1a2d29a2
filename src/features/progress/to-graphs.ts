import type { InsightGraph } from '../../api/insights.api';
import type { ChartSeries, SeriesLook, XAxis, YAxis } from '../../ui/chart/chart.types';
import { niceAxis } from '../../ui/chart/nice-axis';
import { DISTANCE, LIFESTYLE_NAMES, STEPS, UNNAMED_SYMPTOM } from './copy';
import { placeNameOf } from './date-names';
import { placeSeries, type PlacedSeries, type Placement } from './place-series';
import { rangeOf, type TimeRange } from './time-range';
import { toXAxis } from './to-x-axis';

/** A graph ready to be drawn: its range, its series, and the axis of time that they share. */
export type Graph = {
  readonly range: TimeRange;
  readonly series: readonly ChartSeries[];
  readonly xAxis: XAxis;
  /** The head of the table's first column. */
  readonly placeName: string;
};

/** The symptoms chart draws so many, the strongest ones (§9). */
const TOP = 3;
/** Lifestyle values are −2 to 2 on the wire, and stand on an axis from 0 to 5 (§9). */
const LIFESTYLE_SHIFT = 3;

export const SYMPTOMS_AXIS: YAxis = {
  min: 0,
  max: 100,
  ticks: [0, 50, 100].map((at) => ({ at, label: `${at}%` })),
  lines: [0, 25, 50, 75, 100],
};

export const LIFESTYLE_AXIS: YAxis = {
  min: 0,
  max: 5,
  ticks: [
    { at: 0, label: 'Low' },
    { at: 5, label: 'High' },
  ],
  lines: [0, 1, 2, 3, 4, 5],
};

const LOOKS: readonly SeriesLook[] = [0, 1, 2, 3];

/** The three symptoms with the highest latest value, the highest first (§9, D6). */
export function toSymptoms({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = rangeOf(timeScale);
  const placement = placeSeries(series, range.bucket, (value) => `${Math.round(value)}%`);
  const top = placement.series
    .map((one, order) => ({ one, order, latest: one.points.at(-1)?.value ?? -Infinity }))
    .filter(({ latest }) => latest > -Infinity)
    .sort((one, next) => next.latest - one.latest)
    .slice(0, TOP);
  const lookOf = chooseLooks(top.map(({ order }) => order));
  const drawn = top.map(({ one, order }) => ({
    id: String(order),
    name: one.title || UNNAMED_SYMPTOM,
    look: lookOf(order),
    points: one.points,
  }));
  return toGraph(range, placement, drawn, today);
}

/** A look for each, by its place in the answer: so a symptom keeps its look from range to range wherever it can. */
function chooseLooks(orders: readonly number[]): (order: number) => SeriesLook {
  const chosen = new Map<number, SeriesLook>();
  const isFree = (look: SeriesLook) => ![...chosen.values()].includes(look);
  for (const order of orders.toSorted((one, next) => one - next)) {
    const own = LOOKS[order % LOOKS.length] ?? 0;
    chosen.set(order, isFree(own) ? own : (LOOKS.find(isFree) ?? 0));
  }
  return (order) => chosen.get(order) ?? 0;
}

/** The four lifestyle lines, each there even where it has no point (§9). */
export function toLifestyle({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = rangeOf(timeScale);
  const shift = (value: number) => value + LIFESTYLE_SHIFT;
  const placement = placeSeries(
    series,
    range.bucket,
    (value) => `${shift(value).toFixed(1)} of ${LIFESTYLE_AXIS.max}`,
  );
  const drawn = LIFESTYLE_NAMES.map(({ type, name }, index) => ({
    id: type,
    name,
    look: LOOKS[index] ?? 0,
    points: pointsOf(placement.series, type).map((point) => ({
      ...point,
      value: shift(point.value),
    })),
  }));
  return toGraph(range, placement, drawn, today);
}

/** Steps and miles a day, on one axis of time (§9). */
export function toActivity({ timeScale, series }: InsightGraph, today: number): Graph {
  const range = rangeOf(timeScale);
  const placement = placeSeries(series, range.bucket, (value) => value.toLocaleString('en-US'));
  const drawn = [
    { id: 'steps', name: STEPS, look: 0, points: pointsOf(placement.series, 'steps') },
    { id: 'distance', name: DISTANCE, look: 1, points: pointsOf(placement.series, 'distance') },
  ] as const;
  return toGraph(range, placement, drawn, today);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** The y axis of something that is counted, from zero. */
export function toCountAxis({ points }: ChartSeries): YAxis {
  const highest = points.reduce((high, { value }) => Math.max(high, value), 0);
  return niceAxis(highest, (value) => compact.format(value));
}

/** True where a graph holds nothing to draw. */
export function isEmpty({ series }: Graph): boolean {
  return series.every(({ points }) => points.length === 0);
}

function pointsOf(series: readonly PlacedSeries[], type: string): PlacedSeries['points'] {
  return series.find((one) => one.type === type)?.points ?? [];
}

function toGraph(
  range: TimeRange,
  { isFine }: Placement,
  series: readonly ChartSeries[],
  today: number,
): Graph {
  return {
    range,
    series,
    xAxis: toXAxis(range, series, isFine, today),
    placeName: placeNameOf(range.bucket, isFine),
  };
}
