import { assertNever } from '../../lib/errors/assert-never';
import { getSelectedChoices, getAnswerText } from './answer-value';
import {
  ENTER_WHOLE_NUMBER,
  formatEnterAtLeast,
  formatEnterAtMost,
  formatEnterBetween,
  REQUIRED,
  SELECT_AN_OPTION,
} from './copy';
import { parseWholeNumber } from './parse-whole-number';
import type { AnswerValue } from '../../../machines/answer.types';
import type { NumberQuestion, BasicQuestion } from '../question.types';

/** Validates an answer: the error message of §5 'Assessment answers', or null when it is valid or may be skipped. */
export function validateAnswer(
  question: BasicQuestion,
  value: AnswerValue | undefined,
): string | null {
  switch (question.kind) {
    case 'unsupported':
      return null;
    case 'single-choice':
      return requireAnswer(question, getSelectedChoices(question.choices, value).length > 0);
    case 'multi-select':
      return question.isSkippable || getSelectedChoices(question.choices, value).length > 0
        ? null
        : SELECT_AN_OPTION();
    case 'free-text':
      return requireAnswer(question, getAnswerText(value).trim() !== '');
    case 'number':
      return getAnswerText(value).trim() === ''
        ? requireAnswer(question, false)
        : validateNumber(question, getAnswerText(value));
    default:
      return assertNever(question);
  }
}

function requireAnswer(question: BasicQuestion, isAnswered: boolean): string | null {
  return isAnswered || question.isSkippable ? null : REQUIRED();
}

function validateNumber({ min, max }: NumberQuestion, text: string): string | null {
  const value = parseWholeNumber(text);
  if (value === null) return ENTER_WHOLE_NUMBER();
  const isTooLow = min !== null && value < min;
  const isTooHigh = max !== null && value > max;
  if (!isTooLow && !isTooHigh) return null;
  if (min !== null && max !== null) return formatEnterBetween(min, max);
  if (isTooLow) return formatEnterAtLeast(min);
  return isTooHigh ? formatEnterAtMost(max) : null;
}
