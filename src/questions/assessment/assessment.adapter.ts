import { parseTolerantly } from '../../lib/responses/tolerant-schema';
import { assessmentSchema, type WireQuestion } from './assessment.schema';
import type { Assessment } from './assessment.types';
import type { BasicQuestion } from '../question.types';
import { formatUnnamedQuestion, UNNAMED_ASSESSMENT } from './copy';
import { createIdGenerator, type IdGenerator } from './create-id-generator';
import { reportQuestion } from './report-question';
import { toChoices } from './to-choices';
import { hasText } from './has-text';
import type { WireOption } from './tolerant-fields';

/** Parses an assessment from an API response; null when its structure is wrong (§3). Single malformed fields are tolerated. */
export function assessmentFromWire(wire: unknown): Assessment | null {
  const parsed = parseTolerantly('An assessment of getAssessments', assessmentSchema, wire);
  if (parsed === null) return null;
  const { id, name, content } = parsed;
  const section = content.sections[0];
  const toUniqueKey = createIdGenerator();
  const title = section?.title ?? null;
  const heading = name ?? title ?? UNNAMED_ASSESSMENT();
  const questions =
    section?.questions.map((question, index) =>
      toQuestion(question, section.answers, toUniqueKey, index),
    ) ?? [];
  if (questions.length === 0)
    reportQuestion({ form: 'assessment', field: 'content.sections[].questions' });
  return { id, name: heading, stem: title === heading ? null : title, questions };
}

function toQuestion(
  wire: WireQuestion,
  sectionAnswers: readonly WireOption[],
  toUniqueKey: IdGenerator,
  index: number,
): BasicQuestion {
  // An answer without a key cannot be sent; the generated key only has to be unique on the page.
  const wireKey = hasText(wire.key) ? wire.key : `unnamed-${index + 1}`;
  const base = {
    key: toUniqueKey(wireKey),
    wireKey,
    title: wire.title ?? formatUnnamedQuestion(index + 1),
    isSkippable: wire.skippable,
  };
  const report = (field: 'key' | 'title' | 'answers') =>
    reportQuestion({ form: 'assessment', field: `content.sections[].questions[].${field}` });
  if (wire.title === null) report('title');
  if (!hasText(wire.key)) {
    report('key');
    return { ...base, kind: 'unsupported' };
  }
  if (wire.type === 'free_text') return { ...base, kind: 'free-text' };
  if (wire.type === 'number') return { ...base, kind: 'number', ...toBounds(wire.meta) };
  const choices = toChoices(wire.answers.length > 0 ? wire.answers : sectionAnswers, 'id');
  if (!choices) {
    report('answers');
    return { ...base, kind: 'unsupported' };
  }
  return {
    ...base,
    kind: wire.type === 'multi-select' ? 'multi-select' : 'single-choice',
    choices,
  };
}

/** Bounds without a whole number between them are ignored: no answer would be valid. */
function toBounds(meta: WireQuestion['meta']): { min: number | null; max: number | null } {
  const min = toBound(meta?.min);
  const max = toBound(meta?.max);
  const isEmptyRange = min !== null && max !== null && Math.ceil(min) > Math.floor(max);
  return isEmptyRange ? { min: null, max: null } : { min, max };
}

function toBound(bound: string | number | null | undefined): number | null {
  if (!hasText(bound)) return null;
  const value = Number(bound);
  return Number.isFinite(value) ? value : null;
}
