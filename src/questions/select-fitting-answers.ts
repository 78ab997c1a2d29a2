import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { Question } from './question.types';

/** Returns those of the kept answers that still fit the questions: these may have changed in the meantime (D10). */
export function selectFittingAnswers(questions: readonly Question[], kept: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const value = toFittingValue(question, kept[question.key]);
      return value === undefined || value.length === 0 ? [] : [[question.key, value]];
    }),
  );
}

function toFittingValue(
  question: Question,
  value: AnswerValue | undefined,
): AnswerValue | undefined {
  if (value === undefined || question.kind === 'heading' || question.kind === 'unsupported')
    return undefined;
  if (!('choices' in question)) return typeof value === 'string' ? value : undefined;
  const isOffered = (id: string) => question.choices.some((choice) => choice.id === id);
  if (question.kind === 'multi-select')
    return typeof value === 'string' ? undefined : value.filter(isOffered);
  return typeof value === 'string' && isOffered(value) ? value : undefined;
}
