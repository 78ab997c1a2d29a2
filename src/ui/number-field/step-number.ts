const wholeNumber = /^[+-]?\d+$/;

/** The whole number that the typed text says, or null when it says none. */
export function readWholeNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!wholeNumber.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isSafeInteger(value) ? value : null;
}

/** The text after one arrow key: a step on within the bounds, from the nearest bound (or 0) when there is no number yet. */
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
