import { assertNever } from '../../lib/errors/assert-never';
import { getSelectedChoices, getAnswerText } from './answer-value';
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
      const [chosen] = getSelectedChoices(question.choices, value);
      return chosen ? { key, answerValue: { answerId: chosen.wireId } } : null;
    }
    case 'multi-select': {
      const answerIds = getSelectedChoices(question.choices, value).map((choice) => choice.wireId);
      return answerIds.length > 0 ? { key, answerValue: { answerIds } } : null;
    }
    case 'number': {
      const number = parseWholeNumber(getAnswerText(value));
      return number === null ? null : { key, value: number };
    }
    case 'free-text': {
      const text = getAnswerText(value);
      return text.trim() === '' ? null : { key, value: text };
    }
    default:
      return assertNever(question);
  }
}
