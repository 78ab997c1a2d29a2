/** The two ends of a slider, `min` below `max`. */
export type Scale = { readonly min: number; readonly max: number };

/** The range of a slider that says nothing of its own (§9). */
export const DEFAULT_SCALE: Scale = { min: -2, max: 2 };

/** The smallest distance between two points of a slider (§9). */
export const SLIDER_STEP = 0.01;

/** How many presses of an arrow key cross the range, about. */
const ARROW_STEPS = 40;
/** How many arrow steps a page key takes at once. */
const PAGE_STEPS = 5;

/** The point within the range that is nearest to `value`, without the noise of sums of fractions. */
export function clampToScale(value: number, { min, max }: Scale): number {
  const rounded = Math.round(value / SLIDER_STEP) * SLIDER_STEP;
  // `+ 0` turns -0 into 0.
  return Number(Math.min(Math.max(rounded, min), max).toFixed(2)) + 0;
}

/** Where on the range a value stands, 0 at `min` to 1 at `max`. */
export function toFraction(value: number, { min, max }: Scale): number {
  return (Math.min(Math.max(value, min), max) - min) / (max - min);
}

/** What an arrow key adds: a round number of which about forty make the range. */
export function arrowStep({ min, max }: Scale): number {
  const ideal = (max - min) / ARROW_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(ideal));
  const round = [5, 2, 1].find((factor) => factor * magnitude <= ideal * 1.0001) ?? 1;
  return Math.max(round * magnitude, SLIDER_STEP);
}

/** Where a key leads, from the middle while nothing is set; null for a key that means nothing to a slider. */
export function getValueForKey(key: string, value: number | null, scale: Scale): number | null {
  const { min, max } = scale;
  const step = arrowStep(scale);
  const from = value ?? (min + max) / 2;
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return clampToScale(from + step, scale);
    case 'ArrowDown':
    case 'ArrowLeft':
      return clampToScale(from - step, scale);
    case 'PageUp':
      return clampToScale(from + PAGE_STEPS * step, scale);
    case 'PageDown':
      return clampToScale(from - PAGE_STEPS * step, scale);
    case 'Home':
      return min;
    case 'End':
      return max;
    case ' ':
      return clampToScale(from, scale);
    default:
      return null;
  }
}
