import type { UnfitAnswers } from '../answer.types';
import { toFingerprint, toFormVersion } from '../submission/get-fingerprint';
import { omitReceived } from '../submission/submission';
import type { FormVersion } from '../submission/submission.types';
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

/** The kept answers that do not fit the check-in on the screen; null without any, and once the answers are deleted (D10). */
export function selectUnfitAnswers(context: CheckInStepperContext): UnfitAnswers | null {
  const id = context.draft === null ? null : selectStep(context)?.checkInId;
  return context.checkIns.find((checkIn) => checkIn.id === id)?.unfit ?? null;
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

/** All check-ins with their answers, answered or not (§5: all optional), as they would be sent now. */
function selectForms({
  checkIns,
  answers,
}: Pick<CheckInStepperContext, 'checkIns' | 'answers'>): readonly FormVersion[] {
  return checkIns.map(({ id }) => toFormVersion(id, answers[id]));
}

/** The check-ins to send: all but those that count as received with the same answers. */
export function selectFormsToSend(context: CheckInStepperContext): readonly FormVersion[] {
  return omitReceived(context.submission, selectForms(context));
}

/** True when leaving would lose an answer that the server has not received. */
export function selectHasUnsentAnswers(context: CheckInStepperContext): boolean {
  const { answers } = context;
  return selectFormsToSend(context).some(({ id }) => Object.keys(answers[id] ?? {}).length > 0);
}

/** The fingerprint of all answers, by which other tabs recognise their own (D9 'Two tabs'). */
export function selectFingerprint(context: CheckInStepperContext): string {
  return toFingerprint(selectForms(context));
}

/** What the current attempt sends. Throws without one. */
export function selectCheckInsToSend({
  answers,
  submission: { attempt },
}: Pick<CheckInStepperContext, 'answers' | 'submission'>): CheckInsToSend {
  if (attempt === null) throw new Error('There is no attempt to submit.');
  const { command, forms } = attempt;
  return { command, checkIns: forms.map(({ id }) => ({ id, answers: answers[id] ?? {} })) };
}
