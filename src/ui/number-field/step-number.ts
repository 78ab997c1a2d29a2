import { toPlainDigits } from '../../lib/text/to-plain-digits';

const wholeNumber = /^[+-]?\d+$/;

/** Parses the typed text as a whole number; null when it is not one. */
export function readWholeNumber(text: string): number | null {
  const trimmed = toPlainDigits(text.trim());
  if (!wholeNumber.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isSafeInteger(value) ? value : null;
}

/** The text after one arrow key: one step within the bounds; without a number yet, `min` or 0. */
export function stepNumber(
  text: string,
  step: 1 | -1,
  bounds: { min?: number | null | undefined; max?: number | null | undefined },
): string {
  const low = bounds.min ?? Number.MIN_SAFE_INTEGER;
  const high = bounds.max ?? Number.MAX_SAFE_INTEGER;
  const current = readWholeNumber(text);
  const next = current === null ? (bounds.min ?? 0) : current + step;
  return String(Math.min(Math.max(next, low), high));
}
