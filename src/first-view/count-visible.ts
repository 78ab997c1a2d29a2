import type { Question } from '../questions/question.types';

/** Of a question without its choices, with the gap to the next one, in px at the browser's own text size; at least. */
const QUESTION_HEIGHT = 100;
/** Of a choice, with the gap to the next one; the numbers of a scale are side by side. */
const CHOICE_HEIGHT = 60;

/** How many questions the screen shows at most. */
export function countVisible(questions: readonly Question[]): number {
  let height = 0;
  const last = questions.findIndex((question) => {
    const isScale = question.kind === 'likert' && question.isNumeric;
    const rows = 'choices' in question ? (isScale ? 1 : question.choices.length) : 0;
    height += QUESTION_HEIGHT + CHOICE_HEIGHT * rows;
    return height >= window.innerHeight;
  });
  return last < 0 ? questions.length : last + 1;
}
