import type { ChartPoint, ChartSeries, SeriesLook, XAxis } from '../../../src/ui/chart/chart.types';

/** Points one step apart; null leaves a step out. */
export const pointsOf = (...values: readonly (number | null)[]): ChartPoint[] =>
  values.flatMap((value, x) =>
    value === null ? [] : [{ x, value, display: `${value}%`, date: `step ${x}` }],
  );

export const seriesOf = (
  name: string,
  points: readonly ChartPoint[],
  look: SeriesLook = 0,
): ChartSeries => ({ id: name, name, look, points });

/** An axis of so many steps, whose places are called by their dates. */
export const axisOf = (steps: number): XAxis => ({
  first: 0,
  last: steps - 1,
  ticksFor: () => [{ at: 0, label: 'start' }],
  nameOf: (date) => date,
});

export const percentAxis = { min: 0, max: 100, ticks: [{ at: 0, label: '0%' }], lines: [0, 100] };

/** Values that wander between 0 and 100, always the same. */
export const wandering = (count: number, seed = 1): number[] =>
  Array.from(
    { length: count },
    (_, index) => 50 + 30 * Math.sin((index * seed) / 97) + 20 * Math.sin(index * 7.3 * seed),
  );
