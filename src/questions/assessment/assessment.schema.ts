import * as v from 'valibot';
import { optionalId, requiredId } from '../../lib/responses/ids';
import { optionalLabel } from '../../lib/responses/optional-label';
import { optional, optionalFlag, optionalText } from '../../lib/responses/tolerant-schema';
import { tolerantOptions, tolerantValue } from './tolerant-fields';

const questionSchema = v.object({
  key: optionalId,
  title: optionalLabel,
  type: optionalText,
  skippable: optionalFlag,
  meta: optional(v.nullish(v.object({ min: tolerantValue, max: tolerantValue })), null),
  answers: tolerantOptions,
});

const sectionSchema = v.object({
  title: optionalLabel,
  questions: v.array(optional(questionSchema, v.parse(questionSchema, {}))),
  answers: tolerantOptions,
});

/** One assessment in an API response (§3): the structure is required, single fields may be missing or malformed. */
export const assessmentSchema = v.object({
  id: requiredId,
  name: optionalLabel,
  /** Only the first section is shown (§3). */
  content: v.object({ sections: v.looseTuple([v.optional(sectionSchema)]) }),
});

/** A question of an assessment in an API response. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
