import type { AssessmentGateContext, AssessmentGateEvent } from './assessment-gate.types';

export type Answered = Extract<AssessmentGateEvent, { type: 'ANSWERED' }>;

/** The answers after one was given or taken back; what is still missing follows from it. */
export function withAnswer(
  { answers, unanswered, attempts }: AssessmentGateContext,
  { assessmentId, key, value, isAcceptable }: Answered,
): Pick<AssessmentGateContext, 'answers' | 'unanswered' | 'attempts'> {
  const { [key]: _replaced, ...others } = answers[assessmentId] ?? {};
  const draft = value.length === 0 ? others : { ...others, [key]: value };
  const before = unanswered[assessmentId] ?? [];
  const missing = withMissing(before, key, !isAcceptable);
  return {
    answers: { ...answers, [assessmentId]: draft },
    unanswered: missing === before ? unanswered : { ...unanswered, [assessmentId]: missing },
    // Once all is mended the page is as before the press: a later slip waits for the next one.
    attempts: missing.length === 0 ? 0 : attempts,
  };
}

/** The same list where nothing changes, so that who watches it is not told. */
function withMissing(missing: readonly string[], key: string, isMissing: boolean) {
  if (missing.includes(key) === isMissing) return missing;
  return isMissing ? [...missing, key] : missing.filter((one) => one !== key);
}
