import type { AnswerValue } from '../../../machines/answer.types';
import type { Choice } from '../question.types';
import { getSelectedChoices } from './answer-value';

/** Returns the selected ids after a tap on `id`: an override option clears all others, any other clears the overrides (§5). */
export function toggleChoice(
  choices: readonly Choice[],
  value: AnswerValue | undefined,
  id: string,
): string[] {
  const tapped = choices.find((choice) => choice.id === id);
  const chosen = getSelectedChoices(choices, value);
  if (!tapped) return toIds(chosen);
  if (chosen.includes(tapped)) return toIds(chosen.filter((choice) => choice !== tapped));
  if (tapped.isOverride) return [tapped.id];
  return toIds(choices.filter((it) => it === tapped || (chosen.includes(it) && !it.isOverride)));
}

function toIds(choices: readonly Choice[]): string[] {
  return choices.map((choice) => choice.id);
}
