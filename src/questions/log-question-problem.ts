import { logShapeProblems } from '../lib/responses/shape-problems';

type QuestionProblem = Pick<HiddenQuestion, 'form'> & {
  /** Keys and indexes, from the response to the field that would have to be different. */
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly input: unknown;
};

/** The name of the window's event for a question that cannot be shown. */
export const HIDDEN_QUESTION_EVENT = 'hiddenquestion';

/** Where a question is that cannot be shown; nothing of what it says. */
export type HiddenQuestion = {
  readonly form: 'check-in' | 'questionnaire';
  /** Such as `content.nodes[].answers`. */
  readonly field: string;
};

/** Logs and reports why a question cannot be shown, and where it is in its response; never what it says (D9). */
export function logQuestionProblem(
  subject: string,
  { form, path, ...problem }: QuestionProblem,
): void {
  const keys = path.map((key) => ({ key }));
  logShapeProblems(subject, [{ ...problem, path: keys, type: 'question' }]);
  const field = path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .slice(1);
  const detail: HiddenQuestion = { form, field };
  // The contract check reads responses in Node, which has no window.
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent(HIDDEN_QUESTION_EVENT, { detail }));
}
