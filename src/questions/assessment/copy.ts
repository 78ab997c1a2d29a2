/** Beside each question of a page (`n` of `m`, counted from 1). */
export const formatQuestionNumber = (n: number, m: number) => `Question ${n} of ${m}`;

export const OPTIONAL = 'Optional';
export const CLEAR_ANSWER = 'Clear answer';
export const NOT_ANSWERED = 'Not answered';
export const CANNOT_BE_SHOWN = 'This question can’t be shown here. You can go on without it.';

type Scale = {
  readonly isNumeric: boolean;
  readonly choices: readonly { readonly label: string }[];
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** What the ends of a numbered scale mean, beside an answer that is a number alone; undefined where nobody says. */
export function formatScaleEnds({
  isNumeric,
  choices,
  minLabel,
  maxLabel,
}: Scale): string | undefined {
  if (!isNumeric) return undefined;
  const ends = [
    minLabel !== null && `${choices[0]?.label ?? ''} = ${minLabel}`,
    maxLabel !== null && `${choices.at(-1)?.label ?? ''} = ${maxLabel}`,
  ].filter((end) => end !== false);
  return ends.length === 0 ? undefined : ends.join(', ');
}

/** What may be typed into a number field, said before a mistake is made. */
export function numberHint(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `A whole number from ${min} to ${max}`;
  if (min !== null) return `A whole number, ${min} or more`;
  return max === null ? 'A whole number' : `A whole number, ${max} or less`;
}
