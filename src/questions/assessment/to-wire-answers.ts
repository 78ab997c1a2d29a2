import { assertNever } from '../../lib/errors/assert-never';
import { getAnswerText, getSelectedWireIds } from './answer-value';
import type { WireAnswer } from './assessment.types';
import { parseWholeNumber } from './parse-whole-number';
import type { Answers, AnswerValue } from '../../../machines/answer.types';
import type { BasicQuestion } from '../question.types';

/** Converts the answers of one assessment to the API's format (§3), in the order of the questions; unanswered ones are omitted. */
export function toWireAnswers(questions: readonly BasicQuestion[], answers: Answers): WireAnswer[] {
  return questions.flatMap((question) => toWireAnswer(question, answers[question.key]) ?? []);
}

function toWireAnswer(question: BasicQuestion, value: AnswerValue | undefined): WireAnswer | null {
  const key = question.wireKey;
  switch (question.kind) {
    case 'unsupported':
      return null;
    case 'single-choice': {
      const [answerId] = getSelectedWireIds(question.choices, value);
      return answerId === undefined ? null : { key, answerValue: { answerId } };
    }
    case 'multi-select': {
      const answerIds = getSelectedWireIds(question.choices, value);
      return answerIds.length > 0 ? { key, answerValue: { answerIds } } : null;
    }
    case 'number': {
      const number = parseWholeNumber(getAnswerText(value));
      return number === null ? null : { key, value: number };
    }
    case 'free-text': {
      const text = getAnswerText(value).trim();
      return text === '' ? null : { key, value: text };
    }
    default:
      return assertNever(question);
  }
}
