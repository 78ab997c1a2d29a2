import { t } from '@lingui/core/macro';

/** The title of an assessment without one. */
export const UNNAMED_ASSESSMENT = () => t`Assessment`;
/** The title of a question without one; `n` counts from 1. */
export const formatUnnamedQuestion = (n: number) => t`Question ${n}`;
/** The number of a question on its page; `n` counts from 1. */
export const formatQuestionNumber = (n: number, m: number) => t`Question ${n} of ${m}`;

export const OPTIONAL = () => t`Optional`;
export const CLEAR_ANSWER = () => t`Clear answer`;
export const NOT_ANSWERED = () => t`Not answered`;
/** The name of an option without a title; `n` counts from 1. */
export const formatOption = (n: number) => t`Option ${n}`;
export const formatCannotBeShown = (isSkippable: boolean) =>
  isSkippable
    ? t`This question can’t be shown. You can go on without it.`
    : t`This question can’t be shown. If your answers are not accepted, contact the clinic.`;

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
  if (min !== null && max !== null) return t`A whole number from ${min} to ${max}`;
  if (min !== null) return t`A whole number, ${min} or more`;
  return max === null ? t`A whole number` : t`A whole number, ${max} or less`;
}

/** What to do about an answer, in the error summary; `n` counts from 1. */
export const formatAnswerNeeded = (n: number) => t`Question ${n} needs an answer`;
export function formatNumberNeeded(n: number, min: number | null, max: number | null): string {
  if (min !== null && max !== null)
    return t`Question ${n} needs a whole number from ${min} to ${max}`;
  if (min !== null) return t`Question ${n} needs a whole number, ${min} or more`;
  return max === null
    ? t`Question ${n} needs a whole number`
    : t`Question ${n} needs a whole number, ${max} or less`;
}

/** The problems with an answer, to the letter of §5. */
export const REQUIRED = () => t`* Required`;
export const SELECT_AN_OPTION = () => t`* Must select at least one option`;
export const ENTER_WHOLE_NUMBER = () => t`* Enter whole number`;
export const formatEnterBetween = (min: number, max: number) =>
  t`* Enter between ${min} and ${max}`;
export const formatEnterAtMost = (max: number) => t`* Enter <= ${max}`;
export const formatEnterAtLeast = (min: number) => t`* Enter >= ${min}`;
