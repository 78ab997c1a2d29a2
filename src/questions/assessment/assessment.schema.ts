import * as v from 'valibot';
import { tolerantFlag, tolerantId, tolerantText } from './tolerant-fields';

const answerSchema = v.object({
  id: tolerantId,
  value: tolerantId,
  title: tolerantId,
  isOverride: tolerantFlag,
});

const answerListSchema = v.nullish(v.array(answerSchema));

const questionSchema = v.object({
  key: tolerantId,
  title: tolerantText,
  type: tolerantText,
  skippable: tolerantFlag,
  meta: v.fallback(v.nullish(v.object({ min: tolerantId, max: tolerantId })), null),
  answers: answerListSchema,
});

const sectionSchema = v.object({
  title: tolerantText,
  questions: v.array(questionSchema),
  answers: answerListSchema,
});

/** One assessment in an API response (§3): the structure is required, single fields may be missing or malformed. */
export const assessmentSchema = v.object({
  id: v.string(),
  name: tolerantText,
  content: v.object({ sections: v.array(sectionSchema) }),
});

/** A question of an assessment in an API response. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
/** An answer option of a `WireQuestion` or of its section. */
export type WireChoice = v.InferOutput<typeof answerSchema>;
