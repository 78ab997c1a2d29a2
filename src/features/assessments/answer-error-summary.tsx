import { useSelector } from '@xstate/react';
import type { AnswerValue } from '../../../machines/answer.types';
import { getAnswerText } from '../../questions/assessment/answer-value';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { formatAnswerNeeded, formatNumberNeeded } from '../../questions/assessment/copy';
import { questionFieldId } from '../../questions/assessment/question-field-id';
import type { BasicQuestion } from '../../questions/question.types';
import { ErrorSummary } from '../../ui/error-summary/error-summary';
import { formatUnanswered } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = { readonly gate: AssessmentGateRef; readonly assessment: Assessment };

/** After Next or Submit: lists every missing answer by the number of its question, each as a link to it. */
export function AnswerErrorSummary({ gate, assessment: { id, questions } }: Props) {
  const attempt = useSelector(gate, ({ context }) => context.attempts);
  const unanswered = useSelector(gate, ({ context }) => context.unanswered[id]);
  if (attempt === 0 || unanswered === undefined || unanswered.length === 0) return null;
  const { answers } = gate.getSnapshot().context;
  const problems = questions.flatMap((question, index) =>
    unanswered.includes(question.key)
      ? {
          fieldId: questionFieldId(question),
          text: toInstruction(question, index + 1, answers[id]?.[question.key]),
        }
      : [],
  );
  return <ErrorSummary problems={problems} attempt={attempt} summarize={formatUnanswered} />;
}

/** What to do about a missing or wrong answer; the letter of §5 is shown at the question. */
function toInstruction(question: BasicQuestion, n: number, value: AnswerValue | undefined): string {
  return question.kind === 'number' && getAnswerText(value).trim() !== ''
    ? formatNumberNeeded(n, question.min, question.max)
    : formatAnswerNeeded(n);
}
