import type { Answers } from '../../../machines/answer.types';
import type { AssessmentSummary } from '../../../machines/assessment-gate/assessment-gate.types';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { validateAnswer } from '../../questions/assessment/validate-answer';

/** What the flow needs to know of an assessment without answers. */
export function toSummary(assessment: Assessment): AssessmentSummary {
  const { id, name } = assessment;
  return { id, name, unanswered: getUnansweredKeys(assessment, {}) };
}

/** The keys of the questions that have no acceptable answer among `answers`. */
export function getUnansweredKeys({ questions }: Assessment, answers: Answers): string[] {
  return questions
    .filter((question) => validateAnswer(question, answers[question.key]) !== null)
    .map(({ key }) => key);
}
