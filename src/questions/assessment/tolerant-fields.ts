import * as v from 'valibot';
import { toLabel } from '../../lib/responses/optional-label';
import { optionalId } from '../../lib/responses/ids';
import { converted, optional, optionalFlag } from '../../lib/responses/tolerant-schema';
import { hasText } from './has-text';

/** A value, which keeps its type: a string or a number; null when it is missing or of another type. */
export const tolerantValue = optional(v.nullish(v.union([v.string(), v.number()])), null);

/** A title of an option, which may be a number. */
const optionTitle = optional(
  v.pipe(
    tolerantValue,
    v.transform((title) => toLabel(title)),
  ),
  null,
);

const optionSchema = v.object({
  id: optionalId,
  value: tolerantValue,
  /** Assessments call it 'title', check-ins 'label'; options of the intake have none (§3). */
  title: optionTitle,
  label: optionTitle,
  isOverride: optionalFlag,
});

/** An option of a question in an API response. */
export type WireOption = v.InferOutput<typeof optionSchema>;

const blank = v.parse(optionSchema, {});
/** In place of an option that cannot be read: there is something to show, and nothing to send. */
const unreadable = { ...blank, title: '' };

/** The options of a question. A blank one is left out; one that cannot be read stays, because the user may need just that one. */
export const tolerantOptions = converted(
  optional(v.nullish(v.array(optional(v.nullish(optionSchema, blank), unreadable)), []), [
    unreadable,
  ]),
  (options) => options.filter(isNotBlank),
);

function isNotBlank({ id, value, title, label }: WireOption): boolean {
  return hasText(id) || hasText(value) || title !== null || label !== null;
}
