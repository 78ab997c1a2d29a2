import { useSelector } from '@xstate/react';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { questionFieldId } from '../../questions/assessment/question-field-id';
import { ErrorSummary } from '../../ui/error-summary/error-summary';
import { formatUnanswered } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = { readonly gate: AssessmentGateRef; readonly assessment: Assessment };

/** After Next or Submit: lists every missing answer, each as a link to its question. */
export function AnswerErrorSummary({ gate, assessment: { id, questions } }: Props) {
  const attempt = useSelector(gate, ({ context }) => context.attempts);
  const unanswered = useSelector(gate, ({ context }) => context.unanswered[id]);
  if (attempt === 0 || unanswered === undefined || unanswered.length === 0) return null;
  const { answers } = gate.getSnapshot().context;
  const problems = questions
    .filter(({ key }) => unanswered.includes(key))
    .map((question) => ({
      fieldId: questionFieldId(question),
      text: `${question.title} ${validateAnswer(question, answers[id]?.[question.key]) ?? ''}`,
    }));
  return <ErrorSummary problems={problems} attempt={attempt} summarize={formatUnanswered} />;
}
