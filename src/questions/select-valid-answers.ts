import type { Answers, AnswerValue, InvalidAnswers } from '../../machines/answer.types';
import { shortenText } from '../lib/text/shorten-text';
import type { Question } from './question.types';

/** Returns those of the kept answers that still fit the questions: these may have changed in the meantime (D10). */
export function selectValidAnswers(questions: readonly Question[], kept: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const value = toValidValue(question, kept[question.key]);
      return value === undefined || value.length === 0 ? [] : [[question.key, value]];
    }),
  );
}

/** In characters: the title of a question within a list. */
const MAX_TITLE_LENGTH = 80;

/** Returns those that do not fit, or fit in part only; null if there are none. */
export function findInvalidAnswers(
  questions: readonly Question[],
  kept: Answers,
): InvalidAnswers | null {
  const valid = selectValidAnswers(questions, kept);
  const invalidKeys = Object.keys(kept).filter((key) => valid[key]?.length !== kept[key]?.length);
  const asked = questions.filter(
    ({ key, kind }) => invalidKeys.includes(key) && kind !== 'heading' && kind !== 'unsupported',
  );
  return invalidKeys.length === 0
    ? null
    : {
        titles: asked.map(({ title }) => shortenText(title, MAX_TITLE_LENGTH)),
        removedCount: invalidKeys.length - asked.length,
      };
}

function toValidValue(question: Question, value: AnswerValue | undefined): AnswerValue | undefined {
  if (value === undefined || question.kind === 'heading' || question.kind === 'unsupported')
    return undefined;
  if (!('choices' in question)) return typeof value === 'string' ? value : undefined;
  const isOffered = (id: string) => question.choices.some((choice) => choice.id === id);
  if (question.kind === 'multi-select')
    return typeof value === 'string' ? undefined : value.filter(isOffered);
  return typeof value === 'string' && isOffered(value) ? value : undefined;
}
