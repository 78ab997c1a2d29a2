/** The number of a question on its page; `n` counts from 1. */
export const formatQuestionNumber = (n: number, m: number) => `Question ${n} of ${m}`;

export const OPTIONAL = 'Optional';
export const CLEAR_ANSWER = 'Clear answer';
export const NOT_ANSWERED = 'Not answered';
/** The name of an option without a title; `n` counts from 1. */
export const formatOption = (n: number) => `Option ${n}`;
const CANNOT_BE_SHOWN = 'This question can’t be shown here.';
export const formatCannotBeShown = (isSkippable: boolean) =>
  isSkippable
    ? `${CANNOT_BE_SHOWN} You can go on without it.`
    : `${CANNOT_BE_SHOWN} If your answers are not accepted, contact your clinic.`;

type Scale = {
  readonly isNumeric: boolean;
  readonly choices: readonly { readonly label: string }[];
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** Explains the ends of a numeric scale, shown with an answer that is only a number; undefined without end labels. */
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

/** The hint of a number field: which numbers are valid. */
export function formatNumberHint(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `A whole number from ${min} to ${max}`;
  if (min !== null) return `A whole number, ${min} or more`;
  return max === null ? 'A whole number' : `A whole number, ${max} or less`;
}
