import type { Point } from '../layout/layout.types';

const CORNER = 6;
const ARROW_LENGTH = 8;
const ARROW_WIDTH = 7;

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
const show = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

/** The point at `length` from `from` on the way to `to`, at most half of it. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  const part = whole === 0 ? 0 : Math.min(length, whole / 2) / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The `d` of a line through all points, its corners rounded. */
export function toLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) return `L ${show(point)}`;
    const from = towards(point, before, CORNER);
    const to = towards(point, after, CORNER);
    return `L ${show(from)} Q ${show(point)} ${show(to)}`;
  });
  return [`M ${show(first)}`, ...parts].join(' ');
}

/** The corners of the arrow at the end of a line through `points`. */
export function toArrow(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const whole = distance(before, end) || 1;
  const along = { x: (end.x - before.x) / whole, y: (end.y - before.y) / whole };
  const back = { x: end.x - along.x * ARROW_LENGTH, y: end.y - along.y * ARROW_LENGTH };
  const aside = { x: (-along.y * ARROW_WIDTH) / 2, y: (along.x * ARROW_WIDTH) / 2 };
  return [
    end,
    { x: back.x + aside.x, y: back.y + aside.y },
    { x: back.x - aside.x, y: back.y - aside.y },
  ]
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}
