import * as v from 'valibot';
import { toPlainText } from '../text/plain-text';
import { optional } from './tolerant-schema';

type Text = string | null | undefined;

/** A title or another text to show, without markup (D11); null when it is missing, wrong or blank. */
export const optionalLabel = optional(
  v.pipe(
    v.nullish(v.string()),
    // RTK Query expects a response to have the same type before and after parsing.
    v.transform((text: Text): Text => toLabel(text)),
  ),
  null,
);

/** The text to show for a value of an API response, without markup (D11); null when nothing of it is visible. */
export function toLabel(value: string | number | null | undefined): string | null {
  const text = toPlainText(String(value ?? ''));
  return text === '' ? null : text;
}
