import { assertNever } from '../lib/errors/assert-never';
import { getAnswerText, getSelectedWireIds } from './assessment/answer-value';
import type { CheckInAnswer } from './check-in.types';
import { parseSlider } from './parse-slider';
import { parseWholeNumber } from './assessment/parse-whole-number';
import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { Question } from './question.types';

/** Converts the answers of one check-in to the API's format (D9), in the order of its nodes; unanswered ones are omitted. */
export function toCheckInAnswers(
  questions: readonly Question[],
  answers: Answers,
): CheckInAnswer[] {
  return questions.flatMap((question) => {
    const value = toValue(question, answers[question.key]);
    return value === null ? [] : [{ key: question.wireKey, value }];
  });
}

function toValue(
  question: Question,
  value: AnswerValue | undefined,
): CheckInAnswer['value'] | null {
  switch (question.kind) {
    case 'heading':
    case 'unsupported':
      return null;
    case 'single-choice':
    case 'likert':
      return getSelectedWireIds(question.choices, value)[0] ?? null;
    case 'multi-select': {
      const values = getSelectedWireIds(question.choices, value);
      return values.length > 0 ? values : null;
    }
    case 'slider':
      return parseSlider(question, value);
    case 'number':
      return parseWholeNumber(getAnswerText(value));
    case 'free-text': {
      const text = getAnswerText(value).trim();
      return text === '' ? null : text;
    }
    default:
      return assertNever(question);
  }
}
