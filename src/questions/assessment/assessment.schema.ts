import * as v from 'valibot';

/** Tolerated when missing or of another type: the adapter knows what to do without. */
const optionalText = v.fallback(v.nullish(v.string()), null);
const optionalId = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const flag = v.fallback(v.nullish(v.boolean(), false), false);

const answerSchema = v.object({
  id: optionalId,
  value: optionalId,
  title: optionalId,
  isOverride: flag,
});

const answerListSchema = v.nullish(v.array(answerSchema));

const questionSchema = v.object({
  key: optionalId,
  title: optionalText,
  type: optionalText,
  skippable: flag,
  meta: v.fallback(v.nullish(v.object({ min: optionalId, max: optionalId })), null),
  answers: answerListSchema,
});

const sectionSchema = v.object({
  title: optionalText,
  questions: v.array(questionSchema),
  answers: answerListSchema,
});

/** One assessment as the server sends it (§3): its structure is required, single fields may be missing or odd. */
export const assessmentSchema = v.object({
  id: v.string(),
  name: optionalText,
  content: v.object({ sections: v.array(sectionSchema) }),
});

/** An assessment as the server sends it, after `assessmentSchema`. */
export type WireAssessment = v.InferOutput<typeof assessmentSchema>;
/** A question within it. */
export type WireQuestion = v.InferOutput<typeof questionSchema>;
/** An option of such a question, or of its section. */
export type WireChoice = v.InferOutput<typeof answerSchema>;
