import type { BasicQuestion } from '../questions/question.types';

/** Of a question without its choices, with the gap to the next one, in px at the browser's own text size; at least. */
const QUESTION_HEIGHT = 100;
/** Of a choice, with the gap to the next one. */
const CHOICE_HEIGHT = 60;

/** How many questions the screen shows at most. */
export function countVisible(questions: readonly BasicQuestion[]): number {
  let height = 0;
  const last = questions.findIndex((question) => {
    const choices = 'choices' in question ? question.choices.length : 0;
    height += QUESTION_HEIGHT + CHOICE_HEIGHT * choices;
    return height >= window.innerHeight;
  });
  return last < 0 ? questions.length : last + 1;
}
