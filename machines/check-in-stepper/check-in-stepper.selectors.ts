import type { CheckInStepperContext, CheckInsToSend, CheckInStep } from './check-in-stepper.types';

/** All pages of the flow, in the order of the check-ins (§4, D9). */
export function selectSteps({
  checkIns,
}: Pick<CheckInStepperContext, 'checkIns'>): readonly CheckInStep[] {
  return checkIns.flatMap(({ id, steps }) =>
    steps.map((keys, index) => ({ checkInId: id, index, count: steps.length, keys })),
  );
}

/** The page on the screen, or null if there is none. */
export function selectStep(context: CheckInStepperContext): CheckInStep | null {
  return selectSteps(context)[context.stepIndex] ?? null;
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextStep(context: CheckInStepperContext): boolean {
  return context.stepIndex < selectSteps(context).length - 1;
}

/** The position of the current check-in among all of them: `n` of `m`, counted from 1. */
export function selectPosition(context: CheckInStepperContext): { n: number; m: number } {
  const { checkIns } = context;
  const id = selectStep(context)?.checkInId;
  return { n: checkIns.findIndex((checkIn) => checkIn.id === id) + 1, m: checkIns.length };
}

/** True when leaving would lose an answer that the server has not received. */
export function selectHasUnsentAnswers({ answers, receivedIds }: CheckInStepperContext): boolean {
  return Object.entries(answers).some(
    ([id, draft]) => !receivedIds.includes(id) && Object.keys(draft).length > 0,
  );
}

/** The body of the submit: every check-in that the server has not received, answered or not (§5: all optional). */
export function selectCheckInsToSend(context: CheckInStepperContext): CheckInsToSend {
  const { checkIns, answers, receivedIds } = context;
  return {
    checkIns: checkIns
      .filter(({ id }) => !receivedIds.includes(id))
      .map(({ id }) => ({ id, answers: answers[id] ?? {} })),
  };
}
