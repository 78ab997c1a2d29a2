import type { Instrument, InstrumentAnswer, InstrumentQuestion } from './instrument.types';

/** One answer of a submission, as received (D6). */
export type SubmittedAnswer = {
  readonly key: string;
  readonly answerValue?:
    | {
        readonly answerId?: string | number | undefined;
        readonly answerIds?: readonly (string | number)[] | undefined;
      }
    | undefined;
  readonly value?: string | number | undefined;
};

const wireId = ({ id, value }: InstrumentAnswer) => id ?? value;

function getChoices(question: InstrumentQuestion, instrument: Instrument) {
  return question.answers ?? instrument.answers;
}

function validateNumber({ meta }: InstrumentQuestion, value: unknown): string | null {
  if (typeof value !== 'number') return 'value must be a JSON number';
  if (!Number.isInteger(value)) return `${value} is not a whole number`;
  if (meta?.min !== undefined && value < meta.min) return `${value} is below ${meta.min}`;
  if (meta?.max !== undefined && value > meta.max) return `${value} is above ${meta.max}`;
  return null;
}

function validateText(value: unknown): string | null {
  if (typeof value !== 'string') return 'value must be a string';
  return value.trim() === '' ? 'value is blank; a skipped question is left out' : null;
}

function validateSingleChoice(choices: readonly InstrumentAnswer[], answer: SubmittedAnswer) {
  const { answerId, answerIds } = answer.answerValue ?? {};
  if (answerId === undefined || answerIds !== undefined)
    return 'a single choice needs only answerId';
  const isKnown = choices.some((choice) => wireId(choice) === answerId);
  return isKnown ? null : `there is no answer ${JSON.stringify(answerId)}`;
}

function validateMultipleChoice(choices: readonly InstrumentAnswer[], answer: SubmittedAnswer) {
  const { answerId, answerIds } = answer.answerValue ?? {};
  if (answerIds === undefined || answerId !== undefined)
    return 'a multi-select needs only answerIds';
  if (answerIds.length === 0) return 'answerIds is empty; a skipped question is left out';
  if (new Set(answerIds).size < answerIds.length) return 'answerIds names an answer twice';
  const unknown = answerIds.find((id) => !choices.some((choice) => wireId(choice) === id));
  if (unknown !== undefined) return `there is no answer ${JSON.stringify(unknown)}`;
  const hasOverride = choices.some((c) => c.isOverride && answerIds.some((id) => wireId(c) === id));
  return hasOverride && answerIds.length > 1 ? 'an override must be the only answer' : null;
}

function validateAnswer(
  instrument: Instrument,
  question: InstrumentQuestion,
  answer: SubmittedAnswer,
): string | null {
  const isFreeInput = question.type === 'number' || question.type === 'free_text';
  if (isFreeInput && answer.answerValue !== undefined) return `a ${question.type} needs only value`;
  if (!isFreeInput && answer.value !== undefined) return 'a choice needs only answerValue';
  switch (question.type) {
    case 'number':
      return validateNumber(question, answer.value);
    case 'free_text':
      return validateText(answer.value);
    case 'multi-select':
      return validateMultipleChoice(getChoices(question, instrument), answer);
    default:
      return validateSingleChoice(getChoices(question, instrument), answer);
  }
}

/** The first problem with the answers to an instrument (§5 assessment answers, D6), or null. */
export function validateAnswers(
  instrument: Instrument,
  answers: readonly SubmittedAnswer[],
): string | null {
  const questions = new Map(instrument.questions.map((question) => [question.key, question]));
  const answered = new Set<string>();
  for (const answer of answers) {
    const question = questions.get(answer.key);
    if (question === undefined) return `${instrument.id} has no question ${answer.key}`;
    if (answered.has(answer.key)) return `${answer.key} is answered twice`;
    answered.add(answer.key);
    const problem = validateAnswer(instrument, question, answer);
    if (problem !== null) return `${answer.key}: ${problem}`;
  }
  const missing = instrument.questions.find(
    ({ key, skippable }) => !skippable && !answered.has(key),
  );
  return missing === undefined ? null : `${missing.key} needs an answer`;
}
