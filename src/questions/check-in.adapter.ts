import { parseTolerantly } from '../lib/responses/tolerant-schema';
import { DEFAULT_SCALE, type Scale } from '../ui/slider/scale';
import { getCheckInKind, getCheckInTitle } from './check-in-kind';
import { checkInModuleSchema, type WireNode } from './check-in.schema';
import type { CheckInModule } from './check-in.types';
import { logQuestionProblem } from './log-question-problem';
import type { Choice, Question, UnsupportedQuestion } from './question.types';
import { withoutBlankHeadings } from './without-blank-headings';
import { formatUnnamedQuestion } from './assessment/copy';
import { createIdGenerator, type IdGenerator } from './assessment/create-id-generator';
import { toChoices } from './assessment/to-choices';
import { hasText } from './assessment/has-text';

/** A scale without answer options is unsupported when it would have more steps than this. */
const MAX_SCALE_CHOICES = 101;

/** Parses a check-in module from an API response; null when its structure is wrong (§3). Single malformed fields are tolerated. */
export function moduleFromWire(wire: unknown): CheckInModule | null {
  const parsed = parseTolerantly('A check-in module', checkInModuleSchema, wire);
  if (parsed === null) return null;
  const { id, versionId, title, type, content } = parsed;
  const toUniqueKey = createIdGenerator();
  return {
    id,
    versionId,
    title: getCheckInTitle(title),
    kind: getCheckInKind({ title, type }),
    questions: withoutBlankHeadings(
      content.nodes.map((node, index) => toQuestion(node, toUniqueKey, index)),
    ),
  };
}

/**
 * Parses a list of modules without those that are invalid; null when all of them are. A module that is on the list twice is
 * asked and sent once: its answers are kept by its id.
 */
export function modulesFromWire(wire: readonly unknown[]): readonly CheckInModule[] | null {
  const modules = wire.map(moduleFromWire).filter((module) => module !== null);
  if (modules.length === 0 && wire.length > 0) return null;
  return modules.filter(({ id }, index) => modules.findIndex((it) => it.id === id) === index);
}

/** Converts a node to a question; every answer of a check-in is optional (§5). */
function toQuestion(node: WireNode, toUniqueKey: IdGenerator, index: number): Question {
  // An answer without an id cannot be sent; the generated key only has to be unique on the page.
  const wireKey = hasText(node.id) ? node.id : `unnamed-${index + 1}`;
  const base = {
    key: toUniqueKey(wireKey),
    wireKey,
    title: node.label ?? formatUnnamedQuestion(index + 1),
    isSkippable: true,
  };
  const logProblem = (field: keyof WireNode, expected: string) => {
    const path = ['content', 'nodes', index, field];
    logQuestionProblem('A check-in module', {
      form: 'check-in',
      path,
      expected,
      input: node[field],
    });
  };
  const toUnsupported = (field: keyof WireNode, expected: string): UnsupportedQuestion => {
    logProblem(field, expected);
    return { ...base, kind: 'unsupported' };
  };
  if (node.type === 'heading') {
    return { ...base, title: node.label ?? '', kind: 'heading' };
  }
  if (node.label === null) logProblem('label', 'a text');
  if (!hasText(node.id)) return toUnsupported('id', 'an id');
  const endLabels = { minLabel: node.minLabel ?? null, maxLabel: node.maxLabel ?? null };
  switch (node.type) {
    case 'free_text':
      return { ...base, kind: 'free-text' };
    case 'slider_vertical': {
      const scale = toScale(node);
      if (scale === null) return toUnsupported('maxValue', 'more than minValue');
      return { ...base, kind: 'slider', ...scale, ...endLabels };
    }
    case 'likert': {
      const isNumeric = node.answers.length === 0;
      const scale = toScale(node);
      const choices = isNumeric
        ? scale && toNumericChoices(scale)
        : toChoices(node.answers, 'value');
      if (choices === null) return toUnsupported('answers', 'options that can be sent');
      return { ...base, kind: 'likert', choices, isNumeric, ...endLabels };
    }
    case 'multiple_choice': {
      const choices = toChoices(node.answers, 'value');
      if (choices === null) return toUnsupported('answers', 'options that can be sent');
      return { ...base, kind: node.multiselect ? 'multi-select' : 'single-choice', choices };
    }
    default:
      return toUnsupported('type', 'a known type');
  }
}

/** The whole numbers of a likert scale without answer options (D9); null for an empty or too long scale. */
function toNumericChoices({ min, max }: Scale): Choice[] | null {
  const first = Math.ceil(min);
  const count = Math.floor(max) - first + 1;
  if (count < 1 || count > MAX_SCALE_CHOICES) return null;
  return Array.from({ length: count }, (_, index) => {
    const wireId = first + index;
    return { id: String(wireId), wireId, label: String(wireId), isOverride: false };
  });
}

/**
 * The range of a node; the default when it is missing (§9). Null when it is contradictory: to the clinic, a number of the default
 * range would mean something else.
 */
function toScale({ minValue, maxValue }: WireNode): Scale | null {
  const min = minValue ?? DEFAULT_SCALE.min;
  const max = maxValue ?? DEFAULT_SCALE.max;
  if (!Number.isFinite(min) || !Number.isFinite(max)) return DEFAULT_SCALE;
  return min < max ? { min, max } : null;
}
