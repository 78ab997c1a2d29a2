import type { Point } from '../layout/layout.types';

const CORNER = 6;
const ARROW_LENGTH = 8;
const ARROW_WIDTH = 7;

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
const formatPoint = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

/** The point at distance `length` from `from` towards `to`, at most halfway. */
function pointTowards(from: Point, to: Point, length: number): Point {
  const totalLength = distance(from, to);
  const fraction = totalLength === 0 ? 0 : Math.min(length, totalLength / 2) / totalLength;
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction };
}

/** The `d` attribute of a line through all points with rounded corners. */
export function toPathData(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const commands = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) return `L ${formatPoint(point)}`;
    const from = pointTowards(point, before, CORNER);
    const to = pointTowards(point, after, CORNER);
    return `L ${formatPoint(from)} Q ${formatPoint(point)} ${formatPoint(to)}`;
  });
  return [`M ${formatPoint(first)}`, ...commands].join(' ');
}

/** The `points` attribute of the arrowhead at the end of a line. */
export function toArrowPoints(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const totalLength = distance(before, end) || 1;
  const unitVector = { x: (end.x - before.x) / totalLength, y: (end.y - before.y) / totalLength };
  const arrowBase = {
    x: end.x - unitVector.x * ARROW_LENGTH,
    y: end.y - unitVector.y * ARROW_LENGTH,
  };
  const sideOffset = { x: (-unitVector.y * ARROW_WIDTH) / 2, y: (unitVector.x * ARROW_WIDTH) / 2 };
  return [
    end,
    { x: arrowBase.x + sideOffset.x, y: arrowBase.y + sideOffset.y },
    { x: arrowBase.x - sideOffset.x, y: arrowBase.y - sideOffset.y },
  ]
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}
