import type { ChartPoint } from './chart.types';

/** The step of the x axis that a place belongs to. */
export function stepOf(x: number): number {
  return Math.floor(x + 0.5);
}

/** True where at least one step between two neighbours is empty: no line may lead across it. */
export function isGap(one: ChartPoint, next: ChartPoint): boolean {
  return stepOf(next.x) - stepOf(one.x) > 1;
}
