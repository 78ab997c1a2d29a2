import type { ChartPoint } from './chart.types';

/** The step of the x axis that a place belongs to. */
export function toStep(x: number): number {
  return Math.floor(x + 0.5);
}

/** True where at least one step between two neighbours is empty: no line may lead across it. */
export function isGap(one: ChartPoint, next: ChartPoint): boolean {
  return toStep(next.x) - toStep(one.x) > 1;
}
