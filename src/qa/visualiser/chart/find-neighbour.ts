import type { Box, ChartLayout, Point } from '../layout/layout.types';
import { isWithin } from '../layout/to-elk';

/** The arrow keys, and which way they lead. */
export const ARROW_DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts more than what lies ahead. */
const SIDEWAYS_WEIGHT = 2.5;

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
  const getAnchor = (path: string, box: Box) =>
    hasInner(path) ? getNamePosition(box) : getCentre(box);
  const origin = getAnchor(from, start);
  const candidates = [...states]
    .filter(([path]) => path !== from)
    .map(([path, box]) => {
      const anchor = getAnchor(path, box);
      const dx = anchor.x - origin.x;
      const dy = anchor.y - origin.y;
      const forward = dx * direction.x + dy * direction.y;
      const sideways = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
      return { path, forward, cost: forward + sideways * SIDEWAYS_WEIGHT };
    })
    .filter(({ forward }) => forward > 1)
    .sort((one, other) => one.cost - other.cost);
  return candidates[0]?.path ?? null;
}

const getCentre = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
const getNamePosition = ({ x, y }: Box): Point => ({ x: x + 40, y: y + 12 });
