import type { ChartPoint } from './chart.types';

/** A bar: its middle in px from the left of the plot, its width in px, and how high it stands on the y axis. */
export type DrawnBar = { readonly middle: number; readonly width: number; readonly value: number };

/** The narrowest room for a bar, in px: below it, neighbours share one bar at their mean. */
const MIN_SLOT_WIDTH_PX = 3;
/** How much of its room a bar fills. */
const FILL_SHARE = 0.66;

/** The bars of a row of points; `step` is the width of one step of the x axis in px, `widest` that of a bar. */
export function toBars(
  points: readonly ChartPoint[],
  first: number,
  step: number,
  maxWidth: number,
): readonly DrawnBar[] {
  const slotWidth = Math.max(step, MIN_SLOT_WIDTH_PX);
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { x, value } of points) {
    const slot = Math.floor(((x - first + 0.5) * step) / slotWidth);
    const { sum, count } = sums.get(slot) ?? { sum: 0, count: 0 };
    sums.set(slot, { sum: sum + value, count: count + 1 });
  }
  const width = Math.min(slotWidth * FILL_SHARE, maxWidth);
  return [...sums].map(([slot, { sum, count }]) => ({
    middle: (slot + 0.5) * slotWidth,
    width,
    value: sum / count,
  }));
}
