import type { Box, ChartLayout, Point } from '../layout/layout.types';
import { isWithin } from '../model/paths';

/** The directions of the arrow keys, as unit vectors. */
export const ARROW_DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Weight of the sideways distance relative to the forward distance. */
const SIDEWAYS_WEIGHT = 3;

/**
 * The nearest state in a direction, or null at the edge. A compound state is located at its name, so that the keyboard can
 * move into it and out of it.
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
