import type { Question } from '../question.types';

/** The id of the form that the text boxes of a page belong to: Enter in one of them presses its button. */
export const ANSWERS_FORM_ID = 'answers';

/** The id of a question's group on the page, where an error summary leads; unique by key and safe in any attribute. */
export function questionFieldId({ key }: Pick<Question, 'key'>): string {
  // Parts of the group add '-title', '-0' and the like: without a dash of its own no key can run into those.
  return `question-${key.replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)}`;
}
