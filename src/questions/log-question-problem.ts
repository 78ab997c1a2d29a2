import { logShapeProblems } from '../lib/responses/shape-problems';
import { reportQuestion, type HiddenQuestion } from './assessment/report-question';

type QuestionProblem = Pick<HiddenQuestion, 'form'> & {
  /** Keys and indexes, from the response to the field that would have to be different. */
  readonly path: readonly (string | number)[];
  readonly expected: string;
  readonly input: unknown;
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
  reportQuestion({ form, field });
}
