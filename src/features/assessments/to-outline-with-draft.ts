import type { Answers } from '../../../machines/answer.types';
import type { AssessmentOutline } from '../../../machines/assessment-gate/assessment-gate.types';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { findUnfitAnswers, selectFittingAnswers } from '../../questions/select-fitting-answers';
import { getUnansweredKeys, toOutline } from './to-outline';

/** What the flow needs to know of an assessment, with the answers of a draft that fit its questions (D10). */
export function toOutlineWithDraft(
  assessment: Assessment,
  draft: Answers | undefined,
): AssessmentOutline {
  const outline = toOutline(assessment);
  if (draft === undefined) return outline;
  const answers = selectFittingAnswers(assessment.questions, draft);
  const unfit = findUnfitAnswers(assessment.questions, draft);
  return {
    ...outline,
    ...(Object.keys(answers).length > 0 && {
      kept: { answers, unanswered: getUnansweredKeys(assessment, answers) },
    }),
    ...(unfit !== null && { unfit }),
  };
}
