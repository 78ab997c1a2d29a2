import { t } from '@lingui/core/macro';

/** The names of the moods, also for screen readers (D9). */
export const MOOD_TEXTS = () => ({
  positive: t`Positive`,
  neutral: t`Neutral`,
  negative: t`Negative`,
});
/** Shown and announced while the slider has no value. */
export const NOT_SET = () => t`Not set`;
export const HOW_TO_SET = () => t`Tap or drag, or use the arrow keys.`;
/** What the ends of the slider mean. */
export const formatEnds = (lowest: string, highest: string) => t`From ${lowest} to ${highest}`;
export const formatLowest = (lowest: string) => t`Lowest: ${lowest}`;
export const formatHighest = (highest: string) => t`Highest: ${highest}`;
