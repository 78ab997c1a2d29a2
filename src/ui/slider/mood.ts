import type { Scale } from './scale';

/** What a point on a slider says, by the third that it stands in (§9). */
export type Mood = 'positive' | 'neutral' | 'negative';

/** The moods in words, as they are read out (D9). */
export const MOOD_TEXTS: Readonly<Record<Mood, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};

/** Positive at or above two thirds of the range, negative at or below one third (§9). */
export function getMood(value: number, { min, max }: Scale): Mood {
  // In whole hundredths: thirds of fractions would miss their own edges.
  const reached = Math.round((value - min) * 300);
  const range = Math.round((max - min) * 100);
  if (reached >= 2 * range) return 'positive';
  return reached <= range ? 'negative' : 'neutral';
}
