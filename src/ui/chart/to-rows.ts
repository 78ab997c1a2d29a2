import type { ChartSeries } from './chart.types';
import { getReadingsAt, getXValues } from './x-values';

/** A line of a chart's table: what its place is called, and for each series what it holds there, null for a gap. */
export type ChartRow = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly (string | null)[];
};

/** All that a chart shows, in words: how many places there are, and the rows of the latest `most` of them, newest first. */
export function toRows(
  series: readonly ChartSeries[],
  formatDate: (date: string) => string,
  limit: number,
): { readonly rows: readonly ChartRow[]; readonly totalCount: number } {
  const xValues = getXValues(series);
  const rows = xValues
    .slice(-limit)
    .reverse()
    .flatMap((x) => getRowsAt(series, formatDate, x));
  return { rows, totalCount: xValues.length };
}

/** One row, or as many as the series with the most points has at this place. */
function getRowsAt(
  series: readonly ChartSeries[],
  formatDate: (date: string) => string,
  x: number,
): readonly ChartRow[] {
  const readings = getReadingsAt(series, x);
  const depth = Math.max(0, ...readings.map(({ points }) => points.length));
  return Array.from({ length: depth }, (_, rowIndex) => {
    const found = series.map(
      (one) => readings.find((reading) => reading.series === one)?.points[rowIndex] ?? null,
    );
    const date = found.find((point) => point !== null)?.date;
    return {
      key: `${x}/${rowIndex}`,
      name: date === undefined ? '' : formatDate(date),
      cells: found.map((point) => point?.display ?? null),
    };
  });
}
