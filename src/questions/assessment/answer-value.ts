import type { AnswerValue } from '../../../machines/answer.types';
import type { Choice } from '../question.types';

/** The text of an answer; empty for a list and for no answer. */
export function getAnswerText(value: AnswerValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What is sent for the selected choices: each value once, also when several choices have the same. */
export function getSelectedWireIds(
  choices: readonly Choice[],
  value: AnswerValue | undefined,
): Choice['wireId'][] {
  return [...new Set(getSelectedChoices(choices, value).map(({ wireId }) => wireId))];
}

/** The choices that are selected in an answer, in the order of `choices`; ids that are not in `choices` are ignored. */
export function getSelectedChoices(
  choices: readonly Choice[],
  value: AnswerValue | undefined,
): Choice[] {
  const ids = new Set(typeof value === 'string' ? [value] : value);
  return choices.filter((choice) => ids.has(choice.id));
}
