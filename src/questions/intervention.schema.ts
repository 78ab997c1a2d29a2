import * as v from 'valibot';
import { optionalId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import { optional, optionalText, tolerantList } from '../lib/responses/tolerant-schema';
import { tolerantOptions } from './assessment/tolerant-fields';

/** An item of a completed form. */
export const interventionItemSchema = v.object({
  id: optionalId,
  type: optionalText,
  label: optionalLabel,
  answers: tolerantOptions,
});

const savedSchema = v.object({
  interventionItemId: optionalId,
  answer: optional(v.nullish(v.object({ value: v.unknown() })), null),
});

/** A completed form in an API response (§3). */
export const interventionSchema = v.object({
  name: optionalLabel,
  items: v.array(optional(interventionItemSchema, v.parse(interventionItemSchema, {}))),
  answers: optional(v.nullish(tolerantList(savedSchema), []), []),
});
