import type { AssessmentGateContext, AssessmentGateEvent } from './assessment-gate.types';

export type Answered = Extract<AssessmentGateEvent, { type: 'ANSWERED' }>;

type AnswerState = Pick<AssessmentGateContext, 'answers' | 'unanswered' | 'attempts'>;

/** Sets or removes one answer and updates the keys that are still missing. */
export function withAnswer(
  { answers, unanswered, attempts }: AnswerState,
  { assessmentId, key, value, isAcceptable }: Answered,
): AnswerState {
  const { [key]: _replaced, ...others } = answers[assessmentId] ?? {};
  const draft = value.length === 0 ? others : { ...others, [key]: value };
  const before = unanswered[assessmentId] ?? [];
  const missing = withMissing(before, key, !isAcceptable);
  return {
    answers: { ...answers, [assessmentId]: draft },
    unanswered: missing === before ? unanswered : { ...unanswered, [assessmentId]: missing },
    // Once the page is complete, errors stay hidden again until the next press.
    attempts: missing.length === 0 ? 0 : attempts,
  };
}

/** Returns the same array when nothing changes, so that subscribers are not notified. */
function withMissing(missing: readonly string[], key: string, isMissing: boolean) {
  if (missing.includes(key) === isMissing) return missing;
  return isMissing ? [...missing, key] : missing.filter((other) => other !== key);
}
