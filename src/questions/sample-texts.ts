import type { ListItem } from './question.types';

/** The first questions tell the language of a form. */
const SAMPLE_SIZE = 30;

/** The texts of the first questions and their options, from which the language of a form is told. */
export const sampleTexts = (items: readonly ListItem[]): string =>
  items.slice(0, SAMPLE_SIZE).flatMap(getTexts).join('\n');

function getTexts(item: ListItem): string[] {
  if (item.kind === 'group') return [item.title, sampleTexts(item.items)];
  const choices = 'choices' in item ? item.choices : [];
  return [item.title, ...choices.slice(0, SAMPLE_SIZE).map(({ label }) => label)];
}
