import * as v from 'valibot';
import { essentialId } from '../../lib/responses/ids';
import { side } from '../../lib/responses/tolerant-schema';
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
  meta: side(v.nullish(v.object({ min: tolerantValue, max: tolerantValue })), null),
  answers: tolerantOptions,
});

const sectionSchema = v.object({
  title: tolerantLabel,
  questions: v.array(side(questionSchema, v.parse(questionSchema, {}))),
  answers: tolerantOptions,
});

/** One assessment in an API response (§3): the structure is required, single fields may be missing or malformed. */
export const assessmentSchema = v.object({
  id: essentialId,
  name: tolerantLabel,
  /** Only the first section is shown (§3). */
  content: v.object({ sections: v.looseTuple([v.optional(sectionSchema)]) }),
});

/** A question of an assessment in an API response. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
