import type { Question } from '../question.types';

/** The id of the page's form, for the `form` attribute of its text boxes: Enter in one of them submits the form. */
export const ANSWERS_FORM_ID = 'answers';

/** The element id of the sentence that all questions of a page begin with. */
export const STEM_ID = 'stem';

/** The element id of a question's group, to which the error summary links; unique per key and safe in any attribute. */
export function questionFieldId({ key }: Pick<Question, 'key'>): string {
  // Elements inside the group append '-title', '-0' and so on. Keys are encoded without dashes to avoid collisions.
  return `question-${key.replace(/[^A-Za-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)}`;
}
