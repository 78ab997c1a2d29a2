import type { CheckInAnswer, CheckInModule, CheckInNode } from './check-in.types';

function validateNumber({ minValue = -2, maxValue = 2 }: CheckInNode, value: unknown) {
  if (typeof value !== 'number') return 'value must be a JSON number';
  return value < minValue || value > maxValue
    ? `${value} is not in ${minValue} to ${maxValue}`
    : null;
}

function validateLikert(node: CheckInNode, value: unknown): string | null {
  if (node.answers !== undefined)
    return isOption(node, value) ? null : `there is no answer ${JSON.stringify(value)}`;
  if (typeof value === 'number' && !Number.isInteger(value))
    return `${value} is not a whole number`;
  return validateNumber(node, value);
}

const isOption = ({ answers = [] }: CheckInNode, value: unknown) =>
  answers.some((answer) => answer.value === value);

function validateChoice(node: CheckInNode, value: CheckInAnswer['value']): string | null {
  if (!node.multiselect)
    return isOption(node, value) ? null : `there is no answer ${JSON.stringify(value)}`;
  if (!Array.isArray(value)) return 'value must be a list';
  // SAFETY: Array.isArray drops `readonly` from the type.
  const values = value as readonly (string | number)[];
  if (values.length === 0) return 'value is empty; an unanswered node is left out';
  if (new Set(values).size < values.length) return 'value names an answer twice';
  const unknown = values.find((one) => !isOption(node, one));
  return unknown === undefined ? null : `there is no answer ${JSON.stringify(unknown)}`;
}

function validateText(value: unknown): string | null {
  if (typeof value !== 'string') return 'value must be a string';
  return value.trim() === '' ? 'value is blank; an unanswered node is left out' : null;
}

function validateNode(node: CheckInNode, value: CheckInAnswer['value']): string | null {
  switch (node.type) {
    case 'heading':
      return 'a heading has no answer';
    case 'free_text':
      return validateText(value);
    case 'likert':
      return validateLikert(node, value);
    case 'slider_vertical':
      return validateNumber(node, value);
    case 'multiple_choice':
      return validateChoice(node, value);
  }
}

/** The first problem with the answers to a module (D9), or null; every answer is optional (§5). */
export function validateCheckIn(
  module: CheckInModule,
  answers: readonly CheckInAnswer[],
): string | null {
  const answered = new Set<string>();
  for (const { key, value } of answers) {
    const node = module.nodes.find(({ id }) => id === key);
    if (node === undefined) return `${module.id} has no node ${key}`;
    if (answered.has(key)) return `${key} is answered twice`;
    answered.add(key);
    const problem = validateNode(node, value);
    if (problem !== null) return `${key}: ${problem}`;
  }
  return null;
}
