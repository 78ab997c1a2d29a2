import type { ChartPoint } from './chart.types';

/** A bar: its center in px from the left of the plot area, its width in px, and its value on the y axis. */
type DrawnBar = { readonly center: number; readonly width: number; readonly value: number };

/** The narrowest slot for a bar; points that share a slot are drawn as one bar at their mean. */
const MIN_SLOT_WIDTH_PX = 3;
/** How much of its slot a bar fills. */
const FILL_SHARE = 0.66;

/** Returns the bars of a series; `step` is the width of one step of the x axis, `maxWidth` that of a bar, in px. */
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
    center: (slot + 0.5) * slotWidth,
    width,
    value: sum / count,
  }));
}
