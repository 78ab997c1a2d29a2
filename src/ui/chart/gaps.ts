import type { ChartPoint } from './chart.types';

/** Returns the step of the x axis that contains `x`. */
export function toStep(x: number): number {
  return Math.floor(x + 0.5);
}

/** Returns true if more than `bridged` steps between two neighbouring points are empty, where a line must break. */
export function isGap(previous: ChartPoint, next: ChartPoint, bridged: number): boolean {
  return toStep(next.x) - toStep(previous.x) > bridged + 1;
}
