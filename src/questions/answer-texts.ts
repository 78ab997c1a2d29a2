import { assertNever } from '../lib/assert-never';
import { chosenOf, textOf } from './answer-value';
import type { AnswerValue, Question } from './question.types';

/** An answer in words: the labels of what was chosen, or what was typed; empty when there is no answer. */
export function textsOf(question: Question, value: AnswerValue | undefined): string[] {
  switch (question.kind) {
    case 'single-choice':
    case 'multi-select':
      return chosenOf(question.choices, value).map((choice) => choice.label);
    case 'number':
    case 'free-text':
      return [textOf(value)].filter((text) => text.trim() !== '');
    case 'unsupported':
      return [];
    default:
      return assertNever(question);
  }
}
