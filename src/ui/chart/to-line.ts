import type { ChartPoint } from './chart.types';
import { isGap } from './gaps';

/** What a line is drawn through, in order; null where it breaks off. */
export type LinePoints = readonly (ChartPoint | null)[];

/** More points than this for each px of width are thinned out. */
const MAX_POINTS_PER_COLUMN = 2;

/**
 * The points that a line of `columns` px is drawn through. Where there are too many, each column of px keeps its first,
 * lowest, highest and last point, which draws the very same picture.
 */
export function toLine(
  points: readonly ChartPoint[],
  toColumn: (x: number) => number,
  columns: number,
): LinePoints {
  return points.length <= MAX_POINTS_PER_COLUMN * columns
    ? breakAtGaps(points)
    : downsample(points, toColumn);
}

function breakAtGaps(points: readonly ChartPoint[]): LinePoints {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    return before !== undefined && isGap(before, point) ? [null, point] : [point];
  });
}

function downsample(points: readonly ChartPoint[], toColumn: (x: number) => number): LinePoints {
  const line: (ChartPoint | null)[] = [];
  let column: ChartPoint[] = [];
  let currentColumn = NaN;
  for (const point of points) {
    const before = column.at(-1);
    const pointColumn = Math.floor(toColumn(point.x));
    if (pointColumn !== currentColumn && before !== undefined) {
      line.push(...getExtremes(column));
      // A gap within a column is narrower than what can be seen.
      if (isGap(before, point)) line.push(null);
      column = [];
    }
    currentColumn = pointColumn;
    column.push(point);
  }
  return [...line, ...getExtremes(column)];
}

function getExtremes(column: readonly ChartPoint[]): readonly ChartPoint[] {
  const [first] = column;
  const last = column.at(-1);
  if (first === undefined || last === undefined) return [];
  let [lowest, highest] = [first, first];
  for (const point of column) {
    if (point.value < lowest.value) lowest = point;
    if (point.value > highest.value) highest = point;
  }
  return [...new Set([first, lowest, highest, last])].sort((one, next) => one.x - next.x);
}

/** The points of a line that carry a marker: those that stand alone, the last, and of the others one each `spacing` px. */
export function getMarkedPoints(
  line: LinePoints,
  toPx: (x: number) => number,
  spacing: number,
): readonly ChartPoint[] {
  const marked: ChartPoint[] = [];
  let lastMarkedPx = -Infinity;
  line.forEach((point, index) => {
    if (point === null) return;
    const [before, after] = [line[index - 1] ?? null, line[index + 1] ?? null];
    const isAlone = before === null && after === null;
    const isLast = index === line.length - 1;
    const px = toPx(point.x);
    if (!isAlone && !isLast && px - lastMarkedPx < spacing) return;
    marked.push(point);
    lastMarkedPx = px;
  });
  return marked;
}
