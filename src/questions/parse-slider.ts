import { clampToScale } from '../ui/slider/scale';
import { getAnswerText } from './assessment/answer-value';
import type { AnswerValue, SliderQuestion } from './question.types';

/** The point that a slider stands at, within its range and rounded to its step (§9); null while it is untouched. */
export function parseSlider(
  { min, max }: Pick<SliderQuestion, 'min' | 'max'>,
  value: AnswerValue | undefined,
): number | null {
  const text = getAnswerText(value).trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? null : clampToScale(number, { min, max });
}
