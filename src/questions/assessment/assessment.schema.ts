import * as v from 'valibot';
import { essentialId, side } from '../../lib/responses/tolerant-schema';
import { tolerantFlag, tolerantId, tolerantItems, tolerantText } from './tolerant-fields';

const answersSchema = tolerantItems({
  id: tolerantId,
  value: tolerantId,
  title: tolerantId,
  isOverride: tolerantFlag,
});

const questionSchema = v.object({
  key: tolerantId,
  title: tolerantText,
  type: tolerantText,
  skippable: tolerantFlag,
  meta: side(v.nullish(v.object({ min: tolerantId, max: tolerantId })), null),
  answers: answersSchema,
});

const sectionSchema = v.object({
  title: tolerantText,
  questions: v.array(side(questionSchema, v.parse(questionSchema, {}))),
  answers: answersSchema,
});

/** One assessment in an API response (§3): the structure is required, single fields may be missing or malformed. */
export const assessmentSchema = v.object({
  id: essentialId,
  name: tolerantText,
  /** Only the first section is shown (§3). */
  content: v.object({ sections: v.looseTuple([v.optional(sectionSchema)]) }),
});

/** A question of an assessment in an API response. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
/** An answer option of a `WireQuestion` or of its section. */
export type WireChoice = v.InferOutput<typeof answersSchema>[number];
