import type { Question } from './question.types';

/** The questions of a form without headings that say nothing. */
export function withoutBlankHeadings(questions: readonly Question[]): Question[] {
  return questions.filter(({ kind, title }) => kind !== 'heading' || title !== '');
}
