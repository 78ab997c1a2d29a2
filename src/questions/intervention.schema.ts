import * as v from 'valibot';
import { optional, tolerantList } from '../lib/responses/tolerant-schema';
import {
  tolerantId,
  tolerantLabel,
  tolerantOptions,
  tolerantText,
} from './assessment/tolerant-fields';

/** An item of a completed form. */
export const interventionItemSchema = v.object({
  id: tolerantId,
  type: tolerantText,
  label: tolerantLabel,
  answers: tolerantOptions,
});

const savedSchema = v.object({
  interventionItemId: tolerantId,
  answer: optional(v.nullish(v.object({ value: v.unknown() })), null),
});

/** A completed form in an API response (§3). */
export const interventionSchema = v.object({
  name: tolerantLabel,
  items: v.array(optional(interventionItemSchema, v.parse(interventionItemSchema, {}))),
  answers: optional(v.nullish(tolerantList(savedSchema), []), []),
});
