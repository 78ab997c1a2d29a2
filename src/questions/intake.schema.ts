import * as v from 'valibot';
import { optionalId } from '../lib/responses/ids';
import { optionalLabel } from '../lib/responses/optional-label';
import {
  optional,
  optionalFlag,
  optionalText,
  tolerantList,
} from '../lib/responses/tolerant-schema';
import { tolerantOptions } from './assessment/tolerant-fields';

/** One item of the questionnaire; the items of a group are parsed one by one. */
export const itemSchema = v.object({
  linkId: optionalId,
  text: optionalLabel,
  type: optionalText,
  multiple: optionalFlag,
  answerOptions: tolerantOptions,
  items: optional(v.nullish(v.array(v.unknown()), []), []),
});

/** The structure of the questionnaire; its items are parsed one by one. */
export const questionnaireSchema = v.object({
  pages: tolerantList(
    // A page may consist of its description alone.
    v.object({ description: optionalLabel, items: v.nullish(v.array(v.unknown()), []) }),
  ),
});
