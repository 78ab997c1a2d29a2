import type { InvalidAnswers } from '../answer.types';
import type { CheckInStepperContext, CheckInStep } from './check-in-stepper.types';

/** All pages of the flow, in the order of the check-ins (§4, D9). */
export function selectSteps({
  forms,
}: Pick<CheckInStepperContext, 'forms'>): readonly CheckInStep[] {
  return forms.flatMap(({ id, steps }) =>
    steps.map((keys, index) => ({ checkInId: id, index, count: steps.length, keys })),
  );
}

/** The pages, and which is on the screen. */
type Pages = Pick<CheckInStepperContext, 'forms' | 'pageIndex'>;

/** The page on the screen, or null if there is none. */
export function selectStep(context: Pages): CheckInStep | null {
  return selectSteps(context)[context.pageIndex] ?? null;
}

/** The kept answers that do not fit the check-in on the screen; null without any, and once the answers are deleted (D10). */
export function selectInvalidAnswers(context: CheckInStepperContext): InvalidAnswers | null {
  const id = context.draft === null ? null : selectStep(context)?.checkInId;
  return context.forms.find((checkIn) => checkIn.id === id)?.invalid ?? null;
}

/** True on every page but the last, which has Submit instead of Next (§4). */
export function selectHasNextStep(context: Pages): boolean {
  return context.pageIndex < selectSteps(context).length - 1;
}

/** The position of the current check-in among all of them: `n` of `m`, counted from 1. */
export function selectPosition(context: Pages): { n: number; m: number } {
  const { forms } = context;
  const id = selectStep(context)?.checkInId;
  return { n: forms.findIndex((checkIn) => checkIn.id === id) + 1, m: forms.length };
}
