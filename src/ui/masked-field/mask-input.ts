import { Mask } from 'maska';
import { toPlainDigits } from '../../lib/text/to-plain-digits';
import { toDigits, isNonUsNumber, isTooLong, normalizeInput, type MaskPattern } from './masks';

/** The text and the caret position of an input after an edit. */
type MaskedText = { text: string; caret: number };

type Edit = {
  pattern: MaskPattern;
  /** The formatted text before the edit. */
  before: string;
  /** The text in the input after the edit, not yet formatted. */
  typed: string;
  /** The caret position in `typed`. */
  caret: number;
  /** `InputEvent.inputType`, such as `deleteContentBackward`. */
  inputType: string | undefined;
};

/** The patterns in the form of the library. */
const masks: Record<MaskPattern, string> = {
  '99/99/9999': '##/##/####',
  '(999) 999-9999': '(###) ###-####',
};

/** A new mask each time: a mask remembers every text, and a kiosk has to forget those of its last visitors. */
const mask = (pattern: MaskPattern, text: string): string =>
  new Mask({ mask: masks[pattern] }).masked(text);

/**
 * Formats a text by the pattern: '01021990' and '1990-01-02' both become '01/02/1990'. A phone number of another country,
 * or with too many digits, stays unchanged for the form's validation: truncated, it could be another person's number.
 */
export function toMasked(pattern: MaskPattern, entered: string): string {
  const text = toPlainDigits(entered);
  const isUnmaskable = isNonUsNumber(pattern, text) || isTooLong(pattern, text);
  return isUnmaskable ? text : mask(pattern, normalizeInput(pattern, text));
}

/** Applies one edit to a masked input: formats the text, and keeps the caret after the same digit. */
export function applyEdit({ pattern, before, inputType, ...edit }: Edit): MaskedText {
  const typed = toPlainDigits(edit.typed);
  const caret = toPlainDigits(edit.typed.slice(0, edit.caret)).length;
  const digitsBeforeCaret = toDigits(typed.slice(0, caret)).length;
  const isAtEnd = caret === typed.length;
  if (isNonUsNumber(pattern, typed)) return { text: typed, caret };
  if (isTooLong(pattern, typed)) {
    // A single digit too many is ignored; a number that is pasted stays whole.
    const isTyped = typed.length === before.length + 1;
    return isTyped ? { text: before, caret: caret - 1 } : { text: typed, caret };
  }
  const digits = toDigits(typed);
  const isDeletion = inputType?.startsWith('deleteContent') === true;
  if (isDeletion && !isAtEnd && digits === toDigits(before)) {
    // Only a separator was deleted, which the mask would restore: delete the adjacent digit instead.
    const isForward = inputType === 'deleteContentForward';
    const at = isForward ? digitsBeforeCaret : Math.max(digitsBeforeCaret - 1, 0);
    const text = mask(pattern, digits.slice(0, at) + digits.slice(at + 1));
    return { text, caret: caretAfter(text, at) };
  }
  // Other date and number formats are recognised only with the caret at the end: after typing, a paste or autofill.
  const text = isAtEnd ? toMasked(pattern, typed) : mask(pattern, digits);
  return { text, caret: isAtEnd ? text.length : caretAfter(text, digitsBeforeCaret) };
}

/** The caret position right after the nth digit. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
