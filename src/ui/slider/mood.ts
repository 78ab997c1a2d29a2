import type { Scale } from './scale';

export { MOOD_TEXTS } from './copy';

/** The mood of a value on a slider, by the third of the range that it is in (§9). */
export type Mood = 'positive' | 'neutral' | 'negative';

/** Positive from two thirds of the range, negative up to one third, both inclusive (§9). */
export function getMood(value: number, { min, max }: Scale): Mood {
  // Integers (300 × and 100 ×) avoid rounding errors at the limits.
  const reached = Math.round((value - min) * 300);
  const range = Math.round((max - min) * 100);
  if (reached >= 2 * range) return 'positive';
  return reached <= range ? 'negative' : 'neutral';
}
