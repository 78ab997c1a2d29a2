import type { Answers } from '../../../machines/answer.types';
import type { AssessmentSummary } from '../../../machines/assessment-gate/assessment-gate.types';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { findInvalidAnswers, selectValidAnswers } from '../../questions/select-valid-answers';
import { getUnansweredKeys, toSummary } from './to-summary';

/** What the flow needs to know of an assessment, with the answers of a draft that fit its questions (D10). */
export function toSummaryWithDraft(
  assessment: Assessment,
  draft: Answers | undefined,
): AssessmentSummary {
  const summary = toSummary(assessment);
  if (draft === undefined) return summary;
  const answers = selectValidAnswers(assessment.questions, draft);
  const invalid = findInvalidAnswers(assessment.questions, draft);
  return {
    ...summary,
    ...(Object.keys(answers).length > 0 && {
      kept: { answers, unanswered: getUnansweredKeys(assessment, answers) },
    }),
    ...(invalid !== null && { invalid }),
  };
}
