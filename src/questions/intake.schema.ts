import * as v from 'valibot';
import { optional, tolerantList } from '../lib/responses/tolerant-schema';
import {
  tolerantFlag,
  tolerantId,
  tolerantLabel,
  tolerantOptions,
  tolerantText,
} from './assessment/tolerant-fields';

/** One item of the questionnaire; the items of a group are parsed one by one. */
export const itemSchema = v.object({
  linkId: tolerantId,
  text: tolerantLabel,
  type: tolerantText,
  multiple: tolerantFlag,
  answerOptions: tolerantOptions,
  items: optional(v.nullish(v.array(v.unknown()), []), []),
});

/** The structure of the questionnaire; its items are parsed one by one. */
export const questionnaireSchema = v.object({
  pages: tolerantList(
    // A page may consist of its description alone.
    v.object({ description: tolerantLabel, items: v.nullish(v.array(v.unknown()), []) }),
  ),
});
