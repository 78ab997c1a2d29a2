import * as v from 'valibot';
import type { WireChoice, WireQuestion } from './assessment.schema';
import { assessmentSchema } from './assessment.schema';
import type { Assessment } from './assessment.types';
import type { BasicQuestion, Choice } from '../question.types';
import { createIdGenerator } from './create-id-generator';
import { hasText, textOr } from './wire-text';

/** An assessment from the wire, or null when it has not the structure of one (§3); odd single fields are lived with. */
export function assessmentFromWire(wire: unknown): Assessment | null {
  const result = v.safeParse(assessmentSchema, wire);
  if (!result.success) return null;
  const { id, name, content } = result.output;
  // An assessment is its first section (§3).
  const section = content.sections[0];
  const toUniqueKey = createIdGenerator();
  const title = textOr(section?.title, '');
  const heading = textOr(name, textOr(title, 'Assessment'));
  return {
    id,
    name: heading,
    stem: title === '' || title === heading ? null : title,
    questions: (section?.questions ?? []).map((question, index) =>
      toQuestion(question, section?.answers ?? [], toUniqueKey, index),
    ),
  };
}

function toQuestion(
  wire: WireQuestion,
  sectionAnswers: readonly WireChoice[],
  toUniqueKey: (wireKey: string | number) => string,
  index: number,
): BasicQuestion {
  // Without a key nothing can be sent; the name only tells the question apart on the page.
  const wireKey = hasText(wire.key) ? wire.key : `unnamed-${index + 1}`;
  const base = {
    key: toUniqueKey(wireKey),
    wireKey,
    title: textOr(wire.title, `Question ${index + 1}`),
    isSkippable: wire.skippable,
  };
  if (!hasText(wire.key)) return { ...base, kind: 'unsupported' };
  if (wire.type === 'free_text') return { ...base, kind: 'free-text' };
  if (wire.type === 'number') return { ...base, kind: 'number', ...toBounds(wire.meta) };
  const choices = toChoices(wire.answers?.length ? wire.answers : sectionAnswers);
  if (!choices) return { ...base, kind: 'unsupported' };
  return {
    ...base,
    kind: wire.type === 'multi-select' ? 'multi-select' : 'single-choice',
    choices,
  };
}

/** Null when there is none, or when one could not be sent: from a list with a hole no true answer can be given. */
function toChoices(wire: readonly WireChoice[]): Choice[] | null {
  const toUniqueId = createIdGenerator();
  const choices = wire.flatMap(({ id, value, title, isOverride }) => {
    const wireId = hasText(id) ? id : value;
    if (!hasText(wireId)) return [];
    const label = hasText(title) ? String(title) : String(wireId);
    return [{ id: toUniqueId(wireId), wireId, label, isOverride }];
  });
  return choices.length > 0 && choices.length === wire.length ? choices : null;
}

/** Bounds that contradict each other bound nothing: no number could be entered. */
function toBounds(meta: WireQuestion['meta']): { min: number | null; max: number | null } {
  const min = toBound(meta?.min);
  const max = toBound(meta?.max);
  return min !== null && max !== null && min > max ? { min: null, max: null } : { min, max };
}

function toBound(bound: string | number | null | undefined): number | null {
  if (!hasText(bound)) return null;
  const value = Number(bound);
  return Number.isFinite(value) ? value : null;
}
