import * as v from 'valibot';

/** Tolerated when missing or of another type: the adapter knows what to do without. */
const optionalText = v.fallback(v.nullish(v.string()), null);
const optionalId = v.fallback(v.nullish(v.union([v.string(), v.number()])), null);
const optionalNumber = v.fallback(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())])),
  null,
);
const flag = v.fallback(v.nullish(v.boolean(), false), false);

const answerSchema = v.object({ id: optionalId, label: optionalId, value: optionalId });

const nodeSchema = v.object({
  id: optionalId,
  type: optionalText,
  label: optionalText,
  multiselect: flag,
  answers: v.fallback(v.nullish(v.array(answerSchema), []), []),
  minValue: optionalNumber,
  maxValue: optionalNumber,
  minLabel: optionalText,
  maxLabel: optionalText,
});

/** A check-in module with its content as the server sends it (§3): its structure is required, single fields may be odd. */
export const checkInModuleSchema = v.object({
  id: v.string(),
  versionId: v.union([v.string(), v.number()]),
  title: optionalText,
  type: optionalText,
  content: v.object({ nodes: v.array(nodeSchema) }),
});

/** One answer of a score; a value of an unknown shape is lived without. */
const savedAnswerSchema = v.object({
  key: optionalId,
  value: v.fallback(
    v.nullish(v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))])),
    null,
  ),
});

/** The answers of a completed check-in, whatever version they were given to (§3 check-in score). */
export const savedAnswersSchema = v.fallback(v.array(savedAnswerSchema), []);

/** A part of a check-in (§3), after `checkInModuleSchema`. */
export type WireNode = v.InferOutput<typeof nodeSchema>;
/** An answer that was given before. */
export type SavedAnswer = v.InferOutput<typeof savedAnswerSchema>;
