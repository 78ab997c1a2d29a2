import type { ChartPoint } from './chart.types';
import { isGap } from './gaps';

/** The points of a line in order; null where it breaks. */
type LinePoints = readonly (ChartPoint | null)[];

/** Lines with more points than this per px of width are downsampled. */
const MAX_POINTS_PER_COLUMN = 2;

/**
 * Returns the points that a line of `columns` px is drawn through. If there are too many, each px column keeps its
 * first, lowest, highest and last point, which draws the same line. It breaks where more than `bridged` steps have no point.
 */
export function toLine(
  points: readonly ChartPoint[],
  toColumn: (x: number) => number,
  columns: number,
  bridged = 0,
): LinePoints {
  return points.length <= MAX_POINTS_PER_COLUMN * columns
    ? breakAtGaps(points, bridged)
    : downsample(points, toColumn, bridged);
}

function breakAtGaps(points: readonly ChartPoint[], bridged: number): LinePoints {
  return points.flatMap((point, index) => {
    const previous = points[index - 1];
    return previous !== undefined && isGap(previous, point, bridged) ? [null, point] : [point];
  });
}

function downsample(
  points: readonly ChartPoint[],
  toColumn: (x: number) => number,
  bridged: number,
): LinePoints {
  const line: (ChartPoint | null)[] = [];
  let column: ChartPoint[] = [];
  let currentColumn = NaN;
  for (const point of points) {
    const previous = column.at(-1);
    const pointColumn = Math.floor(toColumn(point.x));
    if (pointColumn !== currentColumn && previous !== undefined) {
      line.push(...getExtremes(column));
      // A gap within one column would be too narrow to see.
      if (isGap(previous, point, bridged)) line.push(null);
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
  return [...new Set([first, lowest, highest, last])].sort((a, b) => a.x - b.x);
}

/** Returns the points of a line that get a marker: isolated points, the last one, and one of the others every `spacing` px. */
export function getMarkedPoints(
  line: LinePoints,
  toPx: (x: number) => number,
  spacing: number,
): readonly ChartPoint[] {
  const marked: ChartPoint[] = [];
  let lastMarkedPx = -Infinity;
  line.forEach((point, index) => {
    if (point === null) return;
    const isIsolated = (line[index - 1] ?? null) === null && (line[index + 1] ?? null) === null;
    const isLast = index === line.length - 1;
    const px = toPx(point.x);
    if (!isIsolated && !isLast && px - lastMarkedPx < spacing) return;
    marked.push(point);
    lastMarkedPx = px;
  });
  return marked;
}
