import type { CheckInStepperContext, CheckInStepperEvent } from './check-in-stepper.types';

export type Answered = Extract<CheckInStepperEvent, { type: 'ANSWERED' }>;

/** Sets or removes one answer. */
export function withAnswer(
  { answers }: Pick<CheckInStepperContext, 'answers'>,
  { checkInId, key, value }: Answered,
): Pick<CheckInStepperContext, 'answers'> {
  const { [key]: _replaced, ...others } = answers[checkInId] ?? {};
  const draft = value.length === 0 ? others : { ...others, [key]: value };
  return { answers: { ...answers, [checkInId]: draft } };
}
