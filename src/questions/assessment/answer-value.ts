import type { AnswerValue, Choice } from '../question.types';

/** The text of an answer; a list, or no answer, is the empty text. */
export function getAnswerText(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Those of `choices` that an answer names, in the order of the list; what the list does not offer is left out. */
export function getSelectedChoices(
  choices: readonly Choice[],
  value: AnswerValue | undefined,
): Choice[] {
  if (value === undefined) return [];
  const ids = new Set(typeof value === 'string' ? [value] : value);
  return choices.filter((choice) => ids.has(choice.id));
}
