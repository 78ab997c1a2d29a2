import * as v from 'valibot';
import { parseTolerantly, side, tolerantList } from '../lib/responses/tolerant-schema';
import { assertNever } from '../lib/errors/assert-never';
import { getAnswerText, getSelectedWireIds } from './assessment/answer-value';
import type { IntakeAnswer, IntakeItem, IntakePage } from './intake.types';
import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { Question } from './question.types';
import { createIdGenerator, type IdGenerator } from './assessment/create-id-generator';
import { hasText } from './assessment/has-text';
import { toChoices } from './assessment/to-choices';
import {
  tolerantFlag,
  tolerantId,
  tolerantLabel,
  tolerantOptions,
  tolerantText,
} from './assessment/tolerant-fields';

const itemSchema = v.object({
  linkId: tolerantId,
  text: tolerantLabel,
  type: tolerantText,
  multiple: tolerantFlag,
  answerOptions: tolerantOptions,
  items: side(v.nullish(v.array(v.unknown()), []), []),
});

const questionnaireSchema = v.object({
  pages: tolerantList(v.object({ description: tolerantLabel, items: v.array(v.unknown()) })),
});

type WireItem = v.InferOutput<typeof itemSchema>;

/** Parses the pages of the intake questionnaire; null when its structure is wrong (D6). Single malformed items are tolerated. */
export function intakePagesFromWire(wire: unknown): readonly IntakePage[] | null {
  const parsed = parseTolerantly('The response of getQuestionnaire', questionnaireSchema, wire);
  if (parsed === null) return null;
  const toUniqueKey = createIdGenerator();
  return parsed.pages.map(({ description, items }) => ({
    description: description ?? null,
    items: items.map((item, index) => toItem(item, toUniqueKey, index)),
  }));
}

/** Converts an item to a question or to a group with its items; all questions are optional (§5). */
function toItem(wire: unknown, toUniqueKey: IdGenerator, index: number): IntakeItem {
  const item: Partial<WireItem> =
    parseTolerantly('An item of getQuestionnaire', itemSchema, wire) ?? {};
  const { linkId, text, type, items = [] } = item;
  const base = {
    key: toUniqueKey(hasText(linkId) ? linkId : `unnamed-${index + 1}`),
    wireKey: linkId ?? '',
    title: text ?? `Question ${index + 1}`,
    isSkippable: true,
  };
  if (type === 'group') {
    return {
      ...base,
      kind: 'group',
      items: items.map((child, childIndex) => toItem(child, toUniqueKey, childIndex)),
    };
  }
  if (!hasText(linkId)) return { ...base, kind: 'unsupported' };
  if (type === 'text') return { ...base, kind: 'free-text' };
  if (type !== 'choice') return { ...base, kind: 'unsupported' };
  const isMultiSelect = item.multiple === true;
  // By their values, which is what the server expects (D6).
  const choices = toChoices(item.answerOptions ?? [], 'value');
  if (choices === null) return { ...base, kind: 'unsupported', isMultiSelect };
  return { ...base, kind: isMultiSelect ? 'multi-select' : 'single-choice', choices };
}

/** All questions of a list of items, including those in groups, in their order on screen. */
export function flattenQuestions(items: readonly IntakeItem[]): readonly Question[] {
  return items.flatMap((item) => (item.kind === 'group' ? flattenQuestions(item.items) : [item]));
}

/** Converts the answers of all pages to the API's format (D6); an unanswered question is an empty list or null (§5). */
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
      return getSelectedWireIds(question.choices, value).map(String);
    case 'single-choice':
    case 'likert': {
      const [chosen] = getSelectedWireIds(question.choices, value);
      return chosen === undefined ? null : String(chosen);
    }
    case 'free-text':
    case 'number':
    case 'slider': {
      const text = getAnswerText(value).trim();
      return text === '' ? null : text;
    }
    case 'unsupported':
      return question.isMultiSelect === true ? [] : null;
    case 'heading':
      return null;
    default:
      return assertNever(question);
  }
}
