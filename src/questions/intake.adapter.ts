import * as v from 'valibot';
import { parseTolerantly } from '../lib/responses/tolerant-schema';
import { assertNever } from '../lib/errors/assert-never';
import { getAnswerText, getSelectedWireIds } from './assessment/answer-value';
import { itemSchema, questionnaireSchema } from './intake.schema';
import type { IntakeAnswer } from '../api/intake.api';
import type { IntakePage } from './intake.types';
import type { Answers, AnswerValue } from '../../machines/answer.types';
import type { ListItem, Question, UnsupportedQuestion } from './question.types';
import { logQuestionProblem } from './log-question-problem';
import { formatUnnamedQuestion } from './assessment/copy';
import { createIdGenerator, type IdGenerator } from './assessment/create-id-generator';
import { hasText } from './assessment/has-text';
import { toChoices } from './assessment/to-choices';

/** In place of an item that cannot be read. */
const NO_ITEM = v.parse(itemSchema, {});

/** Parses the pages of the intake questionnaire; null when its structure is wrong (D6). Single malformed items are tolerated. */
export function intakePagesFromWire(wire: unknown): readonly IntakePage[] | null {
  const parsed = parseTolerantly('The response of getQuestionnaire', questionnaireSchema, wire);
  if (parsed === null) return null;
  const ids: Ids = { toUniqueKey: createIdGenerator(), asked: new Set() };
  return parsed.pages.map(({ description, items }, index) => ({
    description: description ?? null,
    items: toItems(items, ids, ['pages', index]),
  }));
}

/** The ids of a questionnaire, as far as it has been parsed. */
type Ids = {
  readonly toUniqueKey: IdGenerator;
  /** The link ids of the questions. */
  readonly asked: Set<string>;
};

/** The keys and indexes of an item in the response. */
type Path = readonly (string | number)[];

/** Converts the items of a page or a group; a text that is blank is left out. */
function toItems(wire: readonly unknown[], ids: Ids, parent: Path): ListItem[] {
  return wire
    .map((item, index) => toItem(item, ids, index, [...parent, 'items', index]))
    .filter(({ kind, title }) => kind !== 'display' || title !== '');
}

/** Converts an item to a question, a text or a group with its items; all questions are optional (§5). */
function toItem(wire: unknown, ids: Ids, index: number, path: Path): ListItem {
  const item = parseTolerantly('An item of getQuestionnaire', itemSchema, wire) ?? NO_ITEM;
  const { linkId, text, type, items, multiple: isMultiSelect, answerOptions } = item;
  const key = ids.toUniqueKey(hasText(linkId) ? linkId : `unnamed-${index + 1}`);
  if (type === 'display') return { key, title: text ?? '', kind: 'display' };
  const base = {
    key,
    wireKey: linkId ?? '',
    title: text ?? formatUnnamedQuestion(index + 1),
    isSkippable: true,
  };
  const logProblem = (field: keyof typeof item, expected: string) =>
    logQuestionProblem('The response of getQuestionnaire', {
      form: 'questionnaire',
      path: [...path, field],
      expected,
      input: item[field],
    });
  const toUnsupported = (field: keyof typeof item, expected: string): UnsupportedQuestion => {
    logProblem(field, expected);
    return { ...base, kind: 'unsupported', isMultiSelect: type === 'choice' && isMultiSelect };
  };
  if (type === 'group') {
    // A group is not answered.
    if (text === null && items.length === 0)
      return { ...toUnsupported('items', 'items'), wireKey: '' };
    return { ...base, kind: 'group', items: toItems(items, ids, path) };
  }
  if (text === null) logProblem('text', 'a text');
  if (!hasText(linkId)) return toUnsupported('linkId', 'an id');
  // Only one of them could be answered: the server refuses two answers with the same id.
  if (isRepeated(linkId, ids)) return { ...toUnsupported('linkId', 'a unique id'), wireKey: '' };
  if (type === 'text') return { ...base, kind: 'free-text' };
  if (type !== 'choice') return toUnsupported('type', 'a known type');
  // By their values, which is what the server expects (D6).
  const choices = toChoices(answerOptions, 'value');
  if (choices === null) return toUnsupported('answerOptions', 'options that can be sent');
  return { ...base, kind: isMultiSelect ? 'multi-select' : 'single-choice', choices };
}

/** True if an earlier question has the same link id. */
function isRepeated(linkId: string, { asked }: Ids): boolean {
  const isKnown = asked.has(linkId);
  asked.add(linkId);
  return isKnown;
}

/** All questions of a list of items, including those in groups, in their order on screen. */
export function flattenQuestions(items: readonly ListItem[]): readonly Question[] {
  return items.flatMap((item) => {
    switch (item.kind) {
      case 'group':
        return flattenQuestions(item.items);
      case 'display':
        return [];
      default:
        return [item];
    }
  });
}

/** Converts the answers of all pages to the API's format (D6); an unanswered question is an empty list or null (§5). */
export function toIntakeAnswers(pages: readonly IntakePage[], answers: Answers): IntakeAnswer[] {
  return flattenQuestions(pages.flatMap(({ items }) => items)).flatMap((question) =>
    hasText(question.wireKey)
      ? [{ linkId: question.wireKey, value: toValue(question, answers[question.key]) }]
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
