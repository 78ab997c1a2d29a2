import { assertNever } from '../lib/errors/assert-never';
import { MOOD_TEXTS, getMood } from '../ui/slider/mood';
import { getSelectedChoices, getAnswerText } from './assessment/answer-value';
import { parseSlider } from './parse-slider';
import type { AnswerValue } from '../../machines/answer.types';
import type { Question } from './question.types';

/** Formats an answer for display: the labels of the selected choices, or the typed text; empty without an answer. */
export function formatAnswer(question: Question, value: AnswerValue | undefined): string[] {
  switch (question.kind) {
    case 'single-choice':
    case 'multi-select':
    case 'likert':
      return getSelectedChoices(question.choices, value).map((choice) => choice.label);
    case 'number':
    case 'free-text':
      return [getAnswerText(value)].filter((text) => text.trim() !== '');
    case 'slider': {
      const number = parseSlider(question, value);
      return number === null ? [] : [MOOD_TEXTS()[getMood(number, question)]];
    }
    case 'heading':
    case 'unsupported':
      return [];
    default:
      return assertNever(question);
  }
}
