import type { Answers } from '../../../machines/answer.types';
import type { CheckInSummary } from '../../../machines/check-in-stepper/check-in-stepper.types';
import type { CheckInModule } from '../../questions/check-in.types';
import { findInvalidAnswers, selectValidAnswers } from '../../questions/select-valid-answers';
import type { Question } from '../../questions/question.types';

/** Returns the steps of a check-in, with the answers of a draft that fit it: one question each in the lifestyle check-in (§4), a single step otherwise (D9). */
export function toCheckInSummary(
  { id, kind, questions }: CheckInModule,
  draft: Answers = {},
): CheckInSummary {
  const keys = questions.map(({ key }) => key);
  const kept = selectValidAnswers(questions, draft);
  const invalid = findInvalidAnswers(questions, draft);
  return {
    id,
    steps: kind === 'lifestyle' && keys.length > 0 ? toSteps(questions) : [keys],
    ...(Object.keys(kept).length > 0 && { kept }),
    ...(invalid !== null && { invalid }),
  };
}

/** One question per step; a heading belongs to the step of the question after it. */
function toSteps(questions: readonly Question[]): string[][] {
  const steps: string[][] = [];
  let currentStep: string[] = [];
  for (const { key, kind } of questions) {
    currentStep.push(key);
    if (kind === 'heading') continue;
    steps.push(currentStep);
    currentStep = [];
  }
  if (currentStep.length === 0) return steps;
  const last = steps.pop() ?? [];
  return [...steps, [...last, ...currentStep]];
}
