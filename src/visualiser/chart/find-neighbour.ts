import type { Box, ChartLayout, Point } from '../layout/layout.types';
import { isWithin } from '../layout/to-elk';

/** The arrow keys, and which way they lead. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts more than what lies ahead. */
const ASIDE = 2.5;

/**
 * The state that lies next in a direction, or null at the edge. A state with others in it counts as where its name stands,
 * so that one comes into it and out of it again.
 */
export function findNeighbour(
  { states }: ChartLayout,
  from: string,
  direction: Point,
): string | null {
  const start = states.get(from);
  if (start === undefined) return null;
  const hasInner = (path: string) => [...states.keys()].some((other) => isWithin(other, path));
  const placeOf = (path: string, box: Box) => (hasInner(path) ? nameOf(box) : middleOf(box));
  const here = placeOf(from, start);
  const found = [...states]
    .filter(([path]) => path !== from)
    .map(([path, box]) => {
      const there = placeOf(path, box);
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const ahead = dx * direction.x + dy * direction.y;
      const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
      return { path, ahead, cost: ahead + aside * ASIDE };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, other) => one.cost - other.cost);
  return found[0]?.path ?? null;
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const nameOf = ({ x, y }: Box): Point => ({ x: x + 40, y: y + 12 });
