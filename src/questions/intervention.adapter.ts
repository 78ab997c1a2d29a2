import * as v from 'valibot';
import { toChoices } from './check-in.adapter';
import type { Question } from './question.types';
import { withSavedAnswers, type SavedForm } from './saved-answers';
import { createIdGenerator } from './assessment/create-id-generator';
import { hasText, textOr } from './assessment/wire-text';

const optionalText = v.fallback(v.nullish(v.string()), null);
const optionalId = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);

const itemSchema = v.object({
  id: optionalId,
  type: optionalText,
  label: optionalText,
  answers: v.fallback(
    v.nullish(v.array(v.object({ id: optionalId, value: optionalId, label: optionalId })), []),
    [],
  ),
});

const savedSchema = v.object({
  interventionItemId: optionalId,
  answer: v.fallback(v.nullish(v.object({ value: v.unknown() })), null),
});

const interventionSchema = v.object({
  name: optionalText,
  items: v.array(itemSchema),
  answers: v.fallback(v.nullish(v.array(savedSchema), []), []),
});

/** A completed form of a patient and their clinician, to be read (§3 Intervention). */
export type CompletedIntervention = SavedForm & { readonly name: string };

/** An intervention from the wire (D6), or null when it has not the structure of one. */
export function interventionFromWire(wire: unknown): CompletedIntervention | null {
  const result = v.safeParse(interventionSchema, wire);
  if (!result.success) return null;
  const { name, items, answers } = result.output;
  const saved = answers.map(({ interventionItemId, answer }) => ({
    key: interventionItemId,
    value: answer?.value,
  }));
  const hasList = new Set(
    saved.filter(({ value }) => Array.isArray(value)).map(({ key }) => String(key)),
  );
  const toUniqueKey = createIdGenerator();
  const questions = items.map((item, index) => toQuestion(item, hasList, toUniqueKey, index));
  return { name: textOr(name, 'Completed form'), ...withSavedAnswers(questions, saved) };
}

function toQuestion(
  { id, type, label, answers }: v.InferOutput<typeof itemSchema>,
  hasList: ReadonlySet<string>,
  toUniqueKey: (wireKey: string | number) => string,
  index: number,
): Question {
  const wireKey = hasText(id) ? id : `unnamed-${index + 1}`;
  const base = { key: toUniqueKey(wireKey), wireKey, title: textOr(label, ''), isSkippable: true };
  if (type === 'heading') return { ...base, kind: 'heading' };
  const titled = { ...base, title: textOr(label, `Question ${index + 1}`) };
  const choices = toChoices(answers);
  // Without choices an answer is shown as it was saved, whatever its item is called.
  if (choices === null) return { ...titled, kind: 'free-text' };
  if (type === 'likert') {
    return { ...titled, kind: 'likert', choices, isNumeric: false, minLabel: null, maxLabel: null };
  }
  // The items do not say how many may be chosen: the saved answer does.
  return {
    ...titled,
    kind: hasList.has(String(wireKey)) ? 'multi-select' : 'single-choice',
    choices,
  };
}
