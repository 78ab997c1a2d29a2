import type { ChartSeries } from './chart.types';
import { readingsAt, stopsOf } from './stops';

/** A line of a chart's table: what its place is called, and for each series what it holds there, null for a gap. */
export type ChartRow = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly (string | null)[];
};

/** All that a chart shows, in words: how many places there are, and the rows of the latest `most` of them, newest first. */
export function toRows(
  series: readonly ChartSeries[],
  nameOf: (date: string) => string,
  most: number,
): { readonly rows: readonly ChartRow[]; readonly places: number } {
  const stops = stopsOf(series);
  const rows = stops
    .slice(-most)
    .reverse()
    .flatMap((x) => rowsAt(series, nameOf, x));
  return { rows, places: stops.length };
}

/** One row, or as many as the series with the most points has at this place. */
function rowsAt(
  series: readonly ChartSeries[],
  nameOf: (date: string) => string,
  x: number,
): readonly ChartRow[] {
  const readings = readingsAt(series, x);
  const deep = Math.max(0, ...readings.map(({ points }) => points.length));
  return Array.from({ length: deep }, (_, level) => {
    const found = series.map(
      (one) => readings.find((reading) => reading.series === one)?.points[level] ?? null,
    );
    const date = found.find((point) => point !== null)?.date;
    return {
      key: `${x}/${level}`,
      name: date === undefined ? '' : nameOf(date),
      cells: found.map((point) => point?.display ?? null),
    };
  });
}
