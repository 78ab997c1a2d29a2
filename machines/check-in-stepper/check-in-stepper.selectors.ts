import type { CheckInStepperContext, CheckInsToSend, CheckInStep } from './check-in-stepper.types';

/** Every page of the flow, check-in by check-in (§4, D9). */
export function selectSteps({
  checkIns,
}: Pick<CheckInStepperContext, 'checkIns'>): readonly CheckInStep[] {
  return checkIns.flatMap(({ id, steps }) =>
    steps.map((keys, index) => ({ checkInId: id, index, count: steps.length, keys })),
  );
}

/** The page on screen, or null where there is none. */
export function selectStep(context: CheckInStepperContext): CheckInStep | null {
  return selectSteps(context)[context.stepIndex] ?? null;
}

/** True where Next leads on; on the last page there is Submit instead (§4). */
export function selectHasNextStep(context: CheckInStepperContext): boolean {
  return context.stepIndex < selectSteps(context).length - 1;
}

/** Where the check-in on screen stands among all of them, counted from 1. */
export function selectPosition(context: CheckInStepperContext): { n: number; m: number } {
  const { checkIns } = context;
  const id = selectStep(context)?.checkInId;
  return { n: checkIns.findIndex((one) => one.id === id) + 1, m: checkIns.length };
}

/** True when any answer was given and not yet received, so leaving would lose it. */
export function selectHasUnsentAnswers({ answers, receivedIds }: CheckInStepperContext): boolean {
  return Object.entries(answers).some(
    ([id, draft]) => !receivedIds.includes(id) && Object.keys(draft).length > 0,
  );
}

/** What is to be sent: every check-in that the clinic has not received yet, answered or not (§5: all optional). */
export function selectCheckInsToSend(context: CheckInStepperContext): CheckInsToSend {
  const { checkIns, answers, receivedIds } = context;
  return {
    checkIns: checkIns
      .filter(({ id }) => !receivedIds.includes(id))
      .map(({ id }) => ({ id, answers: answers[id] ?? {} })),
  };
}
