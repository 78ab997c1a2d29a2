import { clampToScale } from '../ui/slider/scale';
import { getAnswerText } from './assessment/answer-value';
import type { AnswerValue } from '../../machines/answer.types';
import type { SliderQuestion } from './question.types';

/** Parses the value of a slider, clamped to its range and rounded to its step (§9); null when it has no answer. */
export function parseSlider(
  { min, max }: Pick<SliderQuestion, 'min' | 'max'>,
  value: AnswerValue | undefined,
): number | null {
  const text = getAnswerText(value).trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : clampToScale(number, { min, max });
}
