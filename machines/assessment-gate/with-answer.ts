import type { AssessmentGateContext, AssessmentGateEvent } from './assessment-gate.types';

export type Answered = Extract<AssessmentGateEvent, { type: 'ANSWERED' }>;

/** The answers after one was given or taken back; what is still missing follows from it. */
export function withAnswer(
  { answers, unanswered }: AssessmentGateContext,
  { assessmentId, key, value, isAcceptable }: Answered,
): Pick<AssessmentGateContext, 'answers' | 'unanswered'> {
  const { [key]: _replaced, ...others } = answers[assessmentId] ?? {};
  const draft = value.length === 0 ? others : { ...others, [key]: value };
  const missing = unanswered[assessmentId] ?? [];
  const isMissing = missing.includes(key);
  return {
    answers: { ...answers, [assessmentId]: draft },
    unanswered:
      isMissing !== isAcceptable
        ? unanswered
        : {
            ...unanswered,
            [assessmentId]: isAcceptable ? missing.filter((one) => one !== key) : [...missing, key],
          },
  };
}
