import * as v from 'valibot';
import { savedAnswersSchema, type SavedAnswer } from './check-in.schema';
import { parseSlider } from './parse-slider';
import type { Answers, AnswerValue, Choice, Question } from './question.types';
import { createIdGenerator } from './assessment/create-id-generator';

/** What was answered before, ready for the fields to show (§2 completed entries). */
export type SavedForm = {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Answers to questions that the form no longer has: it was another one when they were given. */
  readonly orphanedAnswerCount: number;
};

/** Saved answers beside the questions of a form, whatever version of it they were given to. */
export function withSavedAnswers(questions: readonly Question[], wire: unknown): SavedForm {
  const saved = v.parse(savedAnswersSchema, wire);
  const answers = new Map<string, AnswerValue>();
  const shown = questions.map((question) => {
    const value = getSavedValue(question, saved);
    if (value === null) return question;
    const { question: completed, answer } = toFormAnswer(question, value);
    answers.set(question.key, answer);
    return completed;
  });
  const known = new Set(questions.map(({ wireKey }) => String(wireKey)));
  return {
    questions: shown,
    answers: Object.fromEntries(answers),
    orphanedAnswerCount: saved.filter(
      ({ key, value }) => hasValue(value) && !known.has(String(key)),
    ).length,
  };
}

type SavedValue = NonNullable<SavedAnswer['value']>;

function getSavedValue({ wireKey }: Question, saved: readonly SavedAnswer[]): SavedValue | null {
  const value = saved.find(({ key }) => String(key) === String(wireKey))?.value;
  return hasValue(value) ? value : null;
}

function hasValue(value: SavedAnswer['value'] | undefined): value is SavedValue {
  return value !== null && value !== undefined && value !== '' && !isEmptyList(value);
}

function isEmptyList(value: SavedValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The answer in the form's own terms; what no longer fits the question is shown as it was saved. */
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
  const removed = values.filter((one) => !isOffered(question.choices, one));
  const choices = [...question.choices, ...removed.map(toRemovedChoice(question.choices))];
  const ids = values.flatMap(
    (one) => choices.find(({ wireId }) => String(wireId) === String(one))?.id ?? [],
  );
  if (ids.length > 1 || question.kind === 'multi-select')
    return { question: { ...question, kind: 'multi-select', choices }, answer: ids };
  // What the ends of a scale mean is said of its own ends alone.
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
    label: String(value),
    isOverride: false,
  });
}
