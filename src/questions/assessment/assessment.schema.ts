import * as v from 'valibot';
import { requiredId } from '../../lib/responses/ids';
import { optional } from '../../lib/responses/tolerant-schema';
import {
  tolerantFlag,
  tolerantId,
  tolerantLabel,
  tolerantOptions,
  tolerantText,
  tolerantValue,
} from './tolerant-fields';

const questionSchema = v.object({
  key: tolerantId,
  title: tolerantLabel,
  type: tolerantText,
  skippable: tolerantFlag,
  meta: optional(v.nullish(v.object({ min: tolerantValue, max: tolerantValue })), null),
  answers: tolerantOptions,
});

const sectionSchema = v.object({
  title: tolerantLabel,
  questions: v.array(optional(questionSchema, v.parse(questionSchema, {}))),
  answers: tolerantOptions,
});

/** One assessment in an API response (§3): the structure is required, single fields may be missing or malformed. */
export const assessmentSchema = v.object({
  id: requiredId,
  name: tolerantLabel,
  /** Only the first section is shown (§3). */
  content: v.object({ sections: v.looseTuple([v.optional(sectionSchema)]) }),
});

/** A question of an assessment in an API response. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
