import type * as v from 'valibot';
import { parseTolerantly } from '../lib/responses/tolerant-schema';
import { interventionSchema, type interventionItemSchema } from './intervention.schema';
import type { Question } from './question.types';
import { withSavedAnswers, type SavedForm } from './saved-answers';
import { withoutBlankHeadings } from './without-blank-headings';
import { formatUnnamedQuestion } from './assessment/copy';
import { COMPLETED_FORM } from './copy';
import { createIdGenerator, type IdGenerator } from './assessment/create-id-generator';
import { hasText } from './assessment/has-text';
import { toChoices } from './assessment/to-choices';

/** A form that a patient and their clinician completed, shown read-only (§3 Intervention). */
export type CompletedIntervention = SavedForm & { readonly name: string };

/** Parses an intervention from an API response (D6); null when its structure is wrong. */
export function interventionFromWire(wire: unknown): CompletedIntervention | null {
  const parsed = parseTolerantly('The response of getIntervention', interventionSchema, wire);
  if (parsed === null) return null;
  const { name, items, answers } = parsed;
  const saved = answers.map(({ interventionItemId, answer }) => ({
    key: interventionItemId,
    value: answer?.value,
  }));
  const toUniqueKey = createIdGenerator();
  const questions = withoutBlankHeadings(
    items.map((item, index) => toQuestion(item, toUniqueKey, index)),
  );
  return { name: name ?? COMPLETED_FORM(), ...withSavedAnswers(questions, saved) };
}

function toQuestion(
  { id, type, label, answers }: v.InferOutput<typeof interventionItemSchema>,
  toUniqueKey: IdGenerator,
  index: number,
): Question {
  const wireKey = hasText(id) ? id : `unnamed-${index + 1}`;
  const base = { key: toUniqueKey(wireKey), wireKey, title: label ?? '', isSkippable: true };
  if (type === 'heading') return { ...base, kind: 'heading' };
  const titled = { ...base, title: label ?? formatUnnamedQuestion(index + 1) };
  const choices = toChoices(answers, 'value');
  // Without choices the answer is shown as it was saved, whatever the type of the item.
  if (choices === null) return { ...titled, kind: 'free-text' };
  if (type === 'likert') {
    return { ...titled, kind: 'likert', choices, isNumeric: false, minLabel: null, maxLabel: null };
  }
  // An item does not state whether several choices are allowed: `withSavedAnswers` sees it in the answer.
  return { ...titled, kind: 'single-choice', choices };
}
