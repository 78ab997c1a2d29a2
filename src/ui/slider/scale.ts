/** The two ends of a slider, `min` below `max`. */
export type Scale = { readonly min: number; readonly max: number };

/** The range of a slider without its own (§9). */
export const DEFAULT_SCALE: Scale = { min: -2, max: 2 };

/** The smallest distance between two points of a slider (§9). */
export const SLIDER_STEP = 0.01;

/** The approximate number of arrow key presses that cross the range. */
const ARROW_STEPS = 40;
/** The number of arrow steps per page key. */
const PAGE_STEPS = 5;

/** Clamps a value to the range and rounds it to the slider's step, without floating-point noise. */
export function clampToScale(value: number, { min, max }: Scale): number {
  const rounded = Math.round(value / SLIDER_STEP) * SLIDER_STEP;
  // `+ 0` turns -0 into 0.
  return Number(Math.min(Math.max(rounded, min), max).toFixed(2)) + 0;
}

/** The position of a value on the range, from 0 at `min` to 1 at `max`. */
export function toFraction(value: number, { min, max }: Scale): number {
  return (Math.min(Math.max(value, min), max) - min) / (max - min);
}

/** The step of an arrow key: a round number, about a fortieth of the range. */
export function arrowStep({ min, max }: Scale): number {
  const ideal = (max - min) / ARROW_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(ideal));
  const round = [5, 2, 1].find((factor) => factor * magnitude <= ideal * 1.0001) ?? 1;
  return Math.max(round * magnitude, SLIDER_STEP);
}

/** The new value after a key press, starting from the middle without a value; null for a key that sliders ignore. */
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
