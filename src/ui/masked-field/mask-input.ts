import { Mask } from 'maska';
import { toDigits, isNonUsNumber, normalizeInput, type MaskPattern } from './masks';

/** What an input shows after an edit, and where its caret belongs. */
export type MaskedText = { text: string; caret: number };

type Edit = {
  pattern: MaskPattern;
  /** The formatted text before the edit. */
  before: string;
  /** What the browser made of the edit. */
  typed: string;
  /** Where the browser left the caret in `typed`. */
  caret: number;
  /** The browser's word for the edit, such as `deleteContentBackward`. */
  inputType: string | undefined;
};

const masks: Record<MaskPattern, Mask> = {
  '99/99/9999': new Mask({ mask: '##/##/####' }),
  '(999) 999-9999': new Mask({ mask: '(###) ###-####' }),
};

/**
 * The text in the pattern's shape: '01021990' and '1990-01-02' both become '01/02/1990'. A number of another country stays
 * as it is, for the form to refuse: cut to fit, it could be somebody else's.
 */
export function toMasked(pattern: MaskPattern, text: string): string {
  return isNonUsNumber(pattern, text) ? text : masks[pattern].masked(normalizeInput(pattern, text));
}

/** Reads one edit of a masked input: keeps the shape, and keeps the caret behind the digit it was behind. */
export function applyEdit({ pattern, before, typed, caret, inputType }: Edit): MaskedText {
  const digitsBeforeCaret = toDigits(typed.slice(0, caret)).length;
  const isAtEnd = caret === typed.length;
  if (isNonUsNumber(pattern, typed)) return { text: typed, caret };
  const digits = toDigits(typed);
  const isDeletion = inputType?.startsWith('deleteContent') === true;
  if (isDeletion && !isAtEnd && digits === toDigits(before)) {
    // A separator was deleted, which the mask puts back: what is meant is the digit beyond it.
    const isForward = inputType === 'deleteContentForward';
    const at = isForward ? digitsBeforeCaret : Math.max(digitsBeforeCaret - 1, 0);
    const text = masks[pattern].masked(digits.slice(0, at) + digits.slice(at + 1));
    return { text, caret: caretAfter(text, at) };
  }
  // Mid-edit the text is half-formed; only what ends in the caret can be a paste, autofill or typing on.
  const text = isAtEnd ? toMasked(pattern, typed) : masks[pattern].masked(digits);
  return { text, caret: isAtEnd ? text.length : caretAfter(text, digitsBeforeCaret) };
}

/** The place right behind the nth digit. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
