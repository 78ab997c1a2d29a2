import type { ChartPoint, ChartSeries } from './chart.types';
import { getXValues } from './x-values';

/** A row of a chart's table: a label for its x value, and a cell per series, null for a gap. */
export type ChartRow = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly (string | null)[];
};

/** Returns the rows of the latest `limit` x values, newest first, and the number of all x values. */
export function toRows(
  series: readonly ChartSeries[],
  formatDate: (date: string) => string,
  limit: number,
): { readonly rows: readonly ChartRow[]; readonly totalCount: number } {
  const xValues = getXValues(series);
  const shown = xValues.slice(-limit);
  const [oldest = 0] = shown;
  const pointsByX = series.map(({ points }) => groupByX(points.filter(({ x }) => x >= oldest)));
  const rows = shown.reverse().flatMap((x) =>
    getRowsAt(
      x,
      pointsByX.map((byX) => byX.get(x) ?? []),
      formatDate,
    ),
  );
  return { rows, totalCount: xValues.length };
}

function groupByX(points: readonly ChartPoint[]): ReadonlyMap<number, readonly ChartPoint[]> {
  const byX = new Map<number, ChartPoint[]>();
  for (const point of points) {
    const group = byX.get(point.x);
    if (group === undefined) byX.set(point.x, [point]);
    else group.push(point);
  }
  return byX;
}

/** Returns as many rows as the series with the most points at `x` needs; `pointsBySeries` has an item per series. */
function getRowsAt(
  x: number,
  pointsBySeries: readonly (readonly ChartPoint[])[],
  formatDate: (date: string) => string,
): readonly ChartRow[] {
  const rowCount = Math.max(0, ...pointsBySeries.map((points) => points.length));
  return Array.from({ length: rowCount }, (_, rowIndex) => {
    const rowPoints = pointsBySeries.map((points) => points[rowIndex]);
    const date = rowPoints.find((point) => point !== undefined)?.date;
    return {
      key: `${x}/${rowIndex}`,
      name: date === undefined ? '' : formatDate(date),
      cells: rowPoints.map((point) => point?.display ?? null),
    };
  });
}
