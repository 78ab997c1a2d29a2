import * as v from 'valibot';
import { assertNever } from '../lib/errors/assert-never';
import { getSelectedChoices, getAnswerText } from './assessment/answer-value';
import type { IntakeAnswer, IntakeItem, IntakePage } from './intake.types';
import type { Answers, AnswerValue, Choice, Question } from './question.types';
import { createIdGenerator } from './assessment/create-id-generator';
import { hasText, textOr } from './assessment/wire-text';

/** Tolerated when missing or of another type: the adapter knows what to do without. */
const optionalText = v.fallback(v.nullish(v.string()), null);
const optionalId = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const optionalList = v.fallback(v.nullish(v.array(v.unknown()), []), []);

const optionSchema = v.object({ id: optionalId, value: optionalId });

const itemSchema = v.object({
  linkId: optionalId,
  text: optionalText,
  type: optionalText,
  multiple: v.fallback(v.nullish(v.boolean(), false), false),
  answerOptions: v.fallback(v.nullish(v.array(optionSchema), []), []),
  items: optionalList,
});

const questionnaireSchema = v.object({
  pages: v.array(v.object({ description: optionalText, items: v.array(v.unknown()) })),
});

type WireItem = v.InferOutput<typeof itemSchema>;
type IdGenerator = (wireKey: string | number) => string;

/** The pages of the intake questionnaire, or null when it has not the structure of one (D6); odd single items are lived with. */
export function intakePagesFromWire(wire: unknown): readonly IntakePage[] | null {
  const result = v.safeParse(questionnaireSchema, wire);
  if (!result.success) return null;
  const toUniqueKey = createIdGenerator();
  return result.output.pages.map(({ description, items }) => ({
    description: textOr(description, ''),
    items: items.map((item, index) => toItem(item, toUniqueKey, index)),
  }));
}

/** An item as a question, a group with what it holds; all of them optional (§5). */
function toItem(wire: unknown, toUniqueKey: IdGenerator, index: number): IntakeItem {
  const result = v.safeParse(itemSchema, wire);
  const item: Partial<WireItem> = result.success ? result.output : {};
  const { linkId, text, type, items = [] } = item;
  const base = {
    key: toUniqueKey(hasText(linkId) ? linkId : `unnamed-${index + 1}`),
    wireKey: linkId ?? '',
    title: textOr(text, `Question ${index + 1}`),
    isSkippable: true,
  };
  if (type === 'group') {
    return {
      ...base,
      kind: 'group',
      items: items.map((one, itemIndex) => toItem(one, toUniqueKey, itemIndex)),
    };
  }
  if (!hasText(linkId)) return { ...base, kind: 'unsupported' };
  if (type === 'text') return { ...base, kind: 'free-text' };
  const choices = type === 'choice' ? toChoices(item.answerOptions ?? []) : null;
  if (choices === null) return { ...base, kind: 'unsupported' };
  return { ...base, kind: item.multiple === true ? 'multi-select' : 'single-choice', choices };
}

/** Options by their value, which is what is sent (D6); null when there is none, or when one could not be sent. */
function toChoices(options: WireItem['answerOptions']): Choice[] | null {
  const toUniqueId = createIdGenerator();
  const choices = options.flatMap(({ id, value }) => {
    const wireId = hasText(value) ? value : id;
    return hasText(wireId)
      ? [{ id: toUniqueId(wireId), wireId, label: String(wireId), isOverride: false }]
      : [];
  });
  return choices.length > 0 && choices.length === options.length ? choices : null;
}

/** The questions of a list of items, those within groups too, in their order on screen. */
export function flattenQuestions(items: readonly IntakeItem[]): readonly Question[] {
  return items.flatMap((item) => (item.kind === 'group' ? flattenQuestions(item.items) : [item]));
}

/** The answers to all pages as the server takes them (D6): what is not answered is an empty list or null (§5). */
export function toIntakeAnswers(pages: readonly IntakePage[], answers: Answers): IntakeAnswer[] {
  return flattenQuestions(pages.flatMap(({ items }) => items)).flatMap((question) =>
    hasText(question.wireKey)
      ? [{ linkId: String(question.wireKey), value: toValue(question, answers[question.key]) }]
      : [],
  );
}

function toValue(question: Question, value: AnswerValue | undefined): IntakeAnswer['value'] {
  switch (question.kind) {
    case 'multi-select':
      return getSelectedChoices(question.choices, value).map(({ wireId }) => String(wireId));
    case 'single-choice':
    case 'likert': {
      const [chosen] = getSelectedChoices(question.choices, value);
      return chosen === undefined ? null : String(chosen.wireId);
    }
    case 'free-text':
    case 'number':
    case 'slider': {
      const text = getAnswerText(value).trim();
      return text === '' ? null : text;
    }
    case 'heading':
    case 'unsupported':
      return null;
    default:
      return assertNever(question);
  }
}
