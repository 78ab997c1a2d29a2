import * as v from 'valibot';
import { anyId, optionalId, requiredId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import {
  optional,
  optionalFlag,
  optionalText,
  tolerantList,
} from '../lib/responses/tolerant-schema';
import { tolerantOptions } from './assessment/tolerant-fields';

/** A number, also written as text; null when it is missing or of another type. */
const tolerantNumber = optional(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())])),
  null,
);

const nodeSchema = v.object({
  id: optionalId,
  type: optionalText,
  label: optionalLabel,
  multiselect: optionalFlag,
  answers: tolerantOptions,
  minValue: tolerantNumber,
  maxValue: tolerantNumber,
  minLabel: optionalLabel,
  maxLabel: optionalLabel,
});

/** A check-in module with its content in an API response (§3): the structure is required, single fields may be malformed. */
export const checkInModuleSchema = v.object({
  id: requiredId,
  versionId: anyId,
  title: optionalLabel,
  type: optionalText,
  content: v.object({ nodes: v.array(optional(nodeSchema, v.parse(nodeSchema, {}))) }),
});

/** One answer of a score; a value of an unknown shape becomes null. */
const savedAnswerSchema = v.object({
  key: optionalId,
  value: optional(
    v.nullish(v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))])),
    null,
  ),
});

/** The answers of a completed check-in, of any version of the module (§3 check-in score). */
export const savedAnswersSchema = optional(v.nullish(tolerantList(savedAnswerSchema), []), []);

/** A node of a check-in (§3), parsed by `checkInModuleSchema`. */
export type WireNode = v.InferOutput<typeof nodeSchema>;
/** A saved answer, parsed by `savedAnswersSchema`. */
export type SavedAnswer = v.InferOutput<typeof savedAnswerSchema>;
