import * as v from 'valibot';
import { DEFAULT_SCALE, type Scale } from '../ui/slider/scale';
import { getCheckInKind, getCheckInTitle } from './check-in-kind';
import { checkInModuleSchema, type WireNode } from './check-in.schema';
import type { CheckInModule } from './check-in.types';
import type { Choice, Question } from './question.types';
import { createIdGenerator } from './assessment/create-id-generator';
import { hasText, textOr } from './assessment/wire-text';

/** A longer scale without answers of its own is no question that anybody could answer. */
const MAX_SCALE_CHOICES = 101;

/** A check-in module from the wire, or null when it has not the structure of one (§3); odd single fields are lived with. */
export function moduleFromWire(wire: unknown): CheckInModule | null {
  const result = v.safeParse(checkInModuleSchema, wire);
  if (!result.success) return null;
  const { id, versionId, title, type, content } = result.output;
  const toUniqueKey = createIdGenerator();
  return {
    id,
    versionId,
    title: getCheckInTitle(title),
    kind: getCheckInKind({ title, type }),
    questions: content.nodes.map((node, index) => toQuestion(node, toUniqueKey, index)),
  };
}

/** The modules of a list, or null when any of them cannot be read: half a list is not offered. */
export function modulesFromWire(wire: readonly unknown[]): readonly CheckInModule[] | null {
  const modules = wire.map(moduleFromWire);
  return modules.every((module) => module !== null) ? modules : null;
}

/** A node as a question; every answer of a check-in is optional (§5). */
function toQuestion(
  node: WireNode,
  toUniqueKey: (wireKey: string | number) => string,
  index: number,
): Question {
  // Without an id nothing can be sent; the name only tells the question apart on the page.
  const wireKey = hasText(node.id) ? node.id : `unnamed-${index + 1}`;
  const base = {
    key: toUniqueKey(wireKey),
    wireKey,
    title: textOr(node.label, `Question ${index + 1}`),
    isSkippable: true,
  };
  if (node.type === 'heading') {
    return { ...base, title: textOr(node.label, ''), kind: 'heading' };
  }
  if (!hasText(node.id)) return { ...base, kind: 'unsupported' };
  const endLabels = { minLabel: textOrNull(node.minLabel), maxLabel: textOrNull(node.maxLabel) };
  switch (node.type) {
    case 'free_text':
      return { ...base, kind: 'free-text' };
    case 'slider_vertical':
      return { ...base, kind: 'slider', ...toScale(node), ...endLabels };
    case 'likert': {
      const isNumeric = node.answers.length === 0;
      const choices = isNumeric ? toNumericChoices(toScale(node)) : toChoices(node.answers);
      if (choices === null) return { ...base, kind: 'unsupported' };
      return { ...base, kind: 'likert', choices, isNumeric, ...endLabels };
    }
    case 'multiple_choice': {
      const choices = toChoices(node.answers);
      if (choices === null) return { ...base, kind: 'unsupported' };
      return { ...base, kind: node.multiselect ? 'multi-select' : 'single-choice', choices };
    }
    default:
      return { ...base, kind: 'unsupported' };
  }
}

/** Answers by their value, which is what is sent (D9); null when there is none, or when one could not be sent. */
export function toChoices(answers: WireNode['answers']): Choice[] | null {
  const toUniqueId = createIdGenerator();
  const choices = answers.flatMap(({ id, value, label }) => {
    const wireId = hasText(value) ? value : id;
    if (!hasText(wireId)) return [];
    return [
      {
        id: toUniqueId(wireId),
        wireId,
        label: hasText(label) ? String(label) : String(wireId),
        isOverride: false,
      },
    ];
  });
  return choices.length > 0 && choices.length === answers.length ? choices : null;
}

/** The whole numbers of a likert without answers (D9). */
function toNumericChoices({ min, max }: Scale): Choice[] | null {
  const first = Math.ceil(min);
  const count = Math.floor(max) - first + 1;
  if (count < 1 || count > MAX_SCALE_CHOICES) return null;
  return Array.from({ length: count }, (_, index) => {
    const wireId = first + index;
    return { id: String(wireId), wireId, label: String(wireId), isOverride: false };
  });
}

/** The range of a node; one that is missing or contradicts itself is the default (§9). */
function toScale({ minValue, maxValue }: WireNode): Scale {
  const min = minValue ?? DEFAULT_SCALE.min;
  const max = maxValue ?? DEFAULT_SCALE.max;
  return Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : DEFAULT_SCALE;
}

function textOrNull(text: string | null | undefined): string | null {
  return hasText(text) ? text : null;
}
