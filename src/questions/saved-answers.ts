import { toLabel } from '../lib/responses/optional-label';
import { parseTolerantly } from '../lib/responses/tolerant-schema';
import { savedAnswersSchema, type SavedAnswer } from './check-in.schema';
import { parseSlider } from './parse-slider';
import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { Choice, Question } from './question.types';
import { createIdGenerator } from './assessment/create-id-generator';

/** A completed form for read-only display (§2 completed entries). */
export type SavedForm = {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** The number of answers whose questions are no longer in the form, which has changed since. */
  readonly orphanedAnswerCount: number;
};

/** Adds the saved answers to the questions of a form; the answers may belong to an older version of the form. */
export function withSavedAnswers(questions: readonly Question[], wire: unknown): SavedForm {
  const saved = parseTolerantly('A completed form', savedAnswersSchema, wire) ?? [];
  const answers = new Map<string, AnswerValue>();
  const shown = questions.map((question) => {
    const value = getSavedValue(question, saved);
    if (value === null) return question;
    const { question: completed, answer } = toFormAnswer(question, value);
    answers.set(question.key, answer);
    return completed;
  });
  const known = new Set<SavedAnswer['key']>(questions.map(({ wireKey }) => wireKey));
  return {
    questions: shown,
    answers: Object.fromEntries(answers),
    orphanedAnswerCount: saved.filter(({ key, value }) => hasValue(value) && !known.has(key))
      .length,
  };
}

/** True if every question of a completed form was skipped. */
export function hasNoAnswers(wire: unknown): boolean {
  const saved = parseTolerantly('A completed form', savedAnswersSchema, wire);
  return saved?.every(({ value }) => !hasValue(value)) === true;
}

type SavedValue = NonNullable<SavedAnswer['value']>;

function getSavedValue({ wireKey }: Question, saved: readonly SavedAnswer[]): SavedValue | null {
  const value = saved.find(({ key }) => key === wireKey)?.value;
  return hasValue(value) ? value : null;
}

function hasValue(value: SavedAnswer['value'] | undefined): value is SavedValue {
  return value !== null && value !== undefined && value !== '' && !isEmptyList(value);
}

function isEmptyList(value: SavedValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Converts a saved value to an answer; the question changes where the value no longer fits it, so that it is shown as saved. */
function toFormAnswer(
  question: Question,
  value: SavedValue,
): { readonly question: Question; readonly answer: AnswerValue } {
  const values = typeof value === 'object' ? value : [value];
  if (!('choices' in question)) {
    const answer = values.join(', ');
    const isReadable =
      question.kind !== 'unsupported' &&
      (question.kind !== 'slider' || parseSlider(question, answer) !== null);
    return { question: isReadable ? question : { ...question, kind: 'free-text' }, answer };
  }
  const removed = values.filter((item) => !isOffered(question.choices, item));
  const choices = [...question.choices, ...removed.map(toRemovedChoice(question.choices))];
  const ids = values.flatMap(
    (item) => choices.find(({ wireId }) => String(wireId) === String(item))?.id ?? [],
  );
  if (ids.length > 1 || question.kind === 'multi-select')
    return { question: { ...question, kind: 'multi-select', choices }, answer: ids };
  // With a removed step the scale was longer, so the labels no longer describe its ends.
  const isLonger = question.kind === 'likert' && removed.length > 0;
  const ends = isLonger && { minLabel: null, maxLabel: null };
  return { question: { ...question, choices, ...ends }, answer: ids[0] ?? '' };
}

function isOffered(choices: readonly Choice[], value: string | number): boolean {
  return choices.some(({ wireId }) => String(wireId) === String(value));
}

function toRemovedChoice(choices: readonly Choice[]) {
  const toUniqueId = createIdGenerator();
  for (const { id } of choices) toUniqueId(id);
  return (value: string | number): Choice => ({
    id: toUniqueId(value),
    wireId: value,
    label: toLabel(value) ?? String(value),
    isOverride: false,
  });
}
