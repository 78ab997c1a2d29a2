import type {
  ChartPoint,
  ChartSeries,
  SeriesVariant,
  XAxis,
} from '../../../src/ui/chart/chart.types';

/** Creates points one step apart; null leaves a step out. */
export const createPoints = (...values: readonly (number | null)[]): ChartPoint[] =>
  values.flatMap((value, x) =>
    value === null ? [] : [{ x, value, display: `${value}%`, date: `step ${x}` }],
  );

export const createSeries = (
  name: string,
  points: readonly ChartPoint[],
  variant: SeriesVariant = 0,
): ChartSeries => ({ id: name, name, variant, points });

/** Creates an axis with `steps` steps that shows dates unformatted. */
export const createXAxis = (steps: number): XAxis => ({
  first: 0,
  last: steps - 1,
  getTicks: () => [{ value: 0, label: 'start' }],
  formatDate: (date) => date,
});

export const percentAxis = {
  min: 0,
  max: 100,
  ticks: [{ value: 0, label: '0%' }],
  lines: [0, 100],
};

/** Creates values that vary between 0 and 100; the same on every run. */
export const createWaveValues = (count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => 50 + 30 * Math.sin(index / 97) + 20 * Math.sin(index * 7.3),
  );
