import * as v from 'valibot';
import { parseTolerantly, side, tolerantList } from '../lib/responses/tolerant-schema';
import { toAnswerChoices } from './check-in.adapter';
import type { Question } from './question.types';
import { withSavedAnswers, type SavedForm } from './saved-answers';
import { createIdGenerator, type IdGenerator } from './assessment/create-id-generator';
import { tolerantId, tolerantItems, tolerantText } from './assessment/tolerant-fields';
import { hasText, textOr } from './assessment/wire-text';

const itemSchema = v.object({
  id: tolerantId,
  type: tolerantText,
  label: tolerantText,
  answers: tolerantItems({ id: tolerantId, value: tolerantId, label: tolerantId }),
});

const savedSchema = v.object({
  interventionItemId: tolerantId,
  answer: side(v.nullish(v.object({ value: v.unknown() })), null),
});

const interventionSchema = v.object({
  name: tolerantText,
  items: v.array(side(itemSchema, v.parse(itemSchema, {}))),
  answers: side(v.nullish(tolerantList(savedSchema), []), []),
});

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
  const idsWithList = new Set(
    saved.filter(({ value }) => Array.isArray(value)).map(({ key }) => String(key)),
  );
  const toUniqueKey = createIdGenerator();
  const questions = items.map((item, index) => toQuestion(item, idsWithList, toUniqueKey, index));
  return { name: textOr(name, 'Completed form'), ...withSavedAnswers(questions, saved) };
}

function toQuestion(
  { id, type, label, answers }: v.InferOutput<typeof itemSchema>,
  idsWithList: ReadonlySet<string>,
  toUniqueKey: IdGenerator,
  index: number,
): Question {
  const wireKey = hasText(id) ? id : `unnamed-${index + 1}`;
  const base = { key: toUniqueKey(wireKey), wireKey, title: textOr(label, ''), isSkippable: true };
  if (type === 'heading') return { ...base, kind: 'heading' };
  const titled = { ...base, title: textOr(label, `Question ${index + 1}`) };
  const choices = toAnswerChoices(answers);
  // Without choices the answer is shown as it was saved, whatever the type of the item.
  if (choices === null) return { ...titled, kind: 'free-text' };
  if (type === 'likert') {
    return { ...titled, kind: 'likert', choices, isNumeric: false, minLabel: null, maxLabel: null };
  }
  // An item does not state whether several choices are allowed; the saved answer shows it.
  return {
    ...titled,
    kind: idsWithList.has(String(wireKey)) ? 'multi-select' : 'single-choice',
    choices,
  };
}
